// A row of tabs that follows the WAI-ARIA Authoring Practices.

export function tabs(list, onShow) {
  const all = [...list.querySelectorAll('[role="tab"]')];
  const choose = (tab, focus) => {
    for (const other of all) {
      const chosen = other === tab;
      other.setAttribute('aria-selected', String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      document.getElementById(other.getAttribute('aria-controls')).hidden = !chosen;
    }
    if (focus) tab.focus();
    onShow(tab.id.replace('tab-', ''));
  };
  list.addEventListener('click', event => {
    const tab = event.target.closest('[role="tab"]');
    if (tab) choose(tab, false);
  });
  list.addEventListener('keydown', event => {
    const index = all.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (index < 0 || step === undefined) return;
    event.preventDefault();
    choose(all[(index + step + all.length) % all.length], true);
  });
  return { choose: name => choose(all.find(tab => tab.id === `tab-${name}`), false) };
}
