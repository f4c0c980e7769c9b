package dev.boardwright.web.build;

/**
 * Rewrites the run-time script of TeaVM 0.15.0, so that a page needs no {@code 'unsafe-eval'} in its content security policy.
 *
 * <p>The script builds small functions from text with {@code new Function}. Each of them is replaced by a closure that does
 * the same. Functions whose text comes from the compiled program (TeaVM's {@code @JSBody}) cannot be replaced in general;
 * they are looked up in a table of those that the class library uses.
 */
final class RuntimePatch {
    private RuntimePatch() {}

    /** Replaces the text from {@code begin} up to {@code end}. */
    private record Edit(String begin, String end, String replacement) {
        String apply(String script) {
            int from = script.indexOf(begin);
            int to = from < 0 ? -1 : script.indexOf(end, from);
            if (to < 0) {
                throw new IllegalStateException("the run-time script is not that of TeaVM 0.15.0: it lacks " + begin);
            }
            return script.substring(0, from) + replacement + script.substring(to);
        }
    }

    private static final Edit[] EDITS = {
        // Global names, read and written.
        new Edit("function F(e){let t=n.get(e)", "function x(e,t,n)", """
                function F(e){let o=globalThis;if(e!=="this"&&e!=="globalThis")for(const k of e.split(".")){\
                if(!(k in Object(o)))throw new ReferenceError(k+" is not defined");o=o[k]}return o}\
                function D(e,t){const p=e.split("."),k=p.pop();(p.length?F(p.join(".")):globalThis)[k]=t}\
                """),
        // Exported functions and constructors. R collects the rest of the arguments of a variadic function.
        new Edit("function S(t,e){", "t.teavmJso={", """
                function R(a,n,v){if(!v)return a;while(a.length<n-1)a.push(void 0);return[...a.slice(0,n-1),a.slice(n-1)]}\
                function S(t,e){const n=t.length;return function(...a){try{return t(...R(a,n,e))}catch(e){j(e)}}}\
                function W(e,t){const f=function(m,o){return t.call(this,m,o)};\
                Object.defineProperty(f,"name",{value:e});return f}\
                """),
        // Exported methods.
        new Edit("defineMethod(e,t,n,r){", "defineStaticMethod", """
                defineMethod(e,t,n,r){const l=n.length-1;\
                e.prototype[t]=function(...a){try{return n(this,...R(a,l,r))}catch(e){j(e)}}},\
                """),
        // Calls from Java, one function for each number of arguments.
        new Edit("const M=[];for(let e=0;e<32;++e){", "function e(e){return new Proxy", """
                const B={BODIES};for(let e=0;e<32;++e){\
                t.teavmJso["createFunction"+e]=(...a)=>{const b=B[a.join("|")];\
                if(!b)throw new Error("no function for the script "+a.join("|"));return b.bind(null,k)};\
                t.teavmJso["bindFunction"+e]=(e,...t)=>e.bind(null,...t);\
                t.teavmJso["callFunction"+e]=(f,...a)=>{try{return f(...a)}catch(e){x(e)}};\
                t.teavmJso["callMethod"+e]=(o,m,...a)=>{try{return o!==null?o[m](...a):F(m)(...a)}catch(e){x(e)}};\
                t.teavmJso["construct"+e]=(c,...a)=>{try{return new c(...a)}catch(e){x(e)}};\
                t.teavmJso["arrayOf"+e]=(...a)=>a}}\
                """)
    };

    /** Scripts of the class library: parameters and body, and the function that does the same. */
    private static final String BODIES = """
            "str|return str;":(k,s)=>s,\
            "obj|return typeof obj=='undefined';":(k,o)=>typeof o==="undefined",\
            "object|return object.toString();":(k,o)=>o.toString()\
            """;

    /** The script without {@code new Function}. */
    static String apply(String script) {
        String patched = script;
        for (Edit edit : EDITS) {
            patched = edit.apply(patched);
        }
        patched = patched.replace("{BODIES}", "{" + BODIES + "}");
        if (patched.contains("new Function") || patched.contains("eval(")) {
            throw new IllegalStateException("the run-time script still builds functions from text");
        }
        return patched;
    }
}
