/** Serves the page on this machine: {@link WebCommand} starts a {@link SiteServer} with the files of a {@link Site}. */
@NullMarked
package dev.boardwright.play.web;

import org.jspecify.annotations.NullMarked;
