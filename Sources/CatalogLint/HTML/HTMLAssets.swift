/// The style and the script of ``HTMLPage``.
///
/// Neither has a character that XML gives a meaning to. The hashes are the SHA-256 digests of the bytes,
/// in base 64, that the policy of the page asks for; a test reckons them again.
enum HTMLAssets {
  static let styleHash = "PmvLEtHdzdp8C8u19yjZ+EKK/APgzgEoKh47TRDlT5E="
  static let scriptHash = "GBWOCnJtMGEFit30VjgekTk+EbEOqSkbY5eIRPzcnNs="

  static let style = """

    :root {
      --paper: #ffffff; --ink: #1b1f24; --faint: #57606a; --line: #d0d7de; --shade: #f6f8fa;
      --link: #0550ae; --error: #b3141d; --warning: #7a4f00; --info: #0550ae;
      --done: #2da44e; --fallback: #bf8700; --missing: #d0d7de;
      --full: #c8f0d3; --high: #e3f5cf; --half: #fdf0bd; --low: #fddcbf; --none: #fbd0d3;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0d1117; --ink: #e6edf3; --faint: #9aa4af; --line: #3d444d; --shade: #161b22;
        --link: #79b8ff; --error: #ff8a84; --warning: #e3b341; --info: #79b8ff;
        --done: #3fb950; --fallback: #d29922; --missing: #3d444d;
        --full: #12401f; --high: #2b4312; --half: #4a3d0b; --low: #55300f; --none: #5a1d22;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 90rem; padding: 1rem 1.5rem; color: var(--ink);
      background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; inset-inline-start: -100vw; background: var(--paper); padding: .5rem; }
    .skip:focus { inset-inline-start: 1rem; z-index: 1; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: start;
      vertical-align: top; }
    th { background: var(--shade); font-weight: 600; }
    .matrix td { text-align: end; font-variant-numeric: tabular-nums; }
    .picture { min-width: 10rem; vertical-align: middle; }
    .bar { display: block; width: 100%; height: .8rem; background: var(--missing); }
    .bar .done { fill: var(--done); }
    .bar .fallback { fill: var(--fallback); }
    .full { background: var(--full); }
    .high { background: var(--high); }
    .half { background: var(--half); }
    .low { background: var(--low); }
    .none { background: var(--none); }
    .legend { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0;
      color: var(--faint); }
    .key { display: inline-block; width: .8rem; height: .8rem; border: 1px solid var(--line); }
    .key.done { background: var(--done); }
    .key.fallback { background: var(--fallback); }
    .key.missing { background: var(--missing); }
    #filter { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; position: sticky; top: 0;
      background: var(--paper); padding: .5rem 0; border-bottom: 1px solid var(--line); }
    #filter[hidden], tr[hidden] { display: none; }
    select, input, button { font: inherit; color: inherit; background: var(--shade);
      border: 1px solid var(--faint); border-radius: .3rem; padding: .2rem .5rem; max-width: 20rem; }
    #list { width: 100%; }
    #list td, #list code { overflow-wrap: anywhere; }
    #list p { margin: 0; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .8rem; margin: .3rem 0 0; }
    dt { color: var(--faint); }
    dd { margin: 0; white-space: pre-wrap; }
    mark { color: inherit; background: var(--half); outline: 1px solid var(--warning); }
    .error, .warning, .info, .matrix th { white-space: nowrap; }
    .error { color: var(--error); font-weight: 600; }
    .warning { color: var(--warning); font-weight: 600; }
    .info { color: var(--info); }
    @media print { #filter, .skip { display: none; } }

    """

  static let script = """

    "use strict";
    (() => {
      const form = document.getElementById("filter");
      if (!form) return;
      const count = document.getElementById("count");
      const names = ["severity", "locale", "rule", "text"].filter((name) => form.elements[name]);
      const rows = Array.from(document.querySelectorAll("#list tbody tr"), (element) => ({
        element, data: element.dataset, text: null,
      }));
      let wanted = {};
      const fits = (row) => names.every((name) => {
        const value = wanted[name];
        if (!value) return true;
        if (name !== "text") return row.data[name] === value;
        if (row.text === null) row.text = row.element.textContent.toLowerCase();
        return row.text.includes(value.toLowerCase());
      });
      const show = () => {
        let shown = 0;
        for (const row of rows) {
          const isShown = fits(row);
          row.element.hidden = !isShown;
          if (isShown) shown += 1;
        }
        count.textContent = shown + " of " + rows.length;
      };
      const readAddress = () => {
        const fragment = location.hash.slice(1);
        // A fragment without a value is a place in the page.
        if (fragment ? !fragment.includes("=") : names.every((name) => !wanted[name])) return;
        const given = new URLSearchParams(fragment);
        wanted = {};
        for (const name of names) {
          wanted[name] = given.get(name) || "";
          form.elements[name].value = wanted[name];
        }
        show();
      };
      const readControls = () => {
        const given = new URLSearchParams();
        wanted = {};
        for (const name of names) {
          wanted[name] = form.elements[name].value;
          if (wanted[name]) given.set(name, wanted[name]);
        }
        const fragment = given.toString();
        history.replaceState(null, "", fragment ? "#" + fragment : location.pathname + location.search);
        show();
      };
      form.addEventListener("input", readControls);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(readControls));
      addEventListener("hashchange", readAddress);
      form.hidden = false;
      readAddress();
    })();

    """
}
