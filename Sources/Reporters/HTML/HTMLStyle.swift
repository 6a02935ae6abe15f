/// How the page looks, in light and in dark, from the width of a phone on.
enum HTMLStyle {
  static let text = """
    :root {
      --paper: #ffffff; --ground: #f5f5f7; --ink: #1d1d1f; --faint: #5f5f66; --line: #d9d9de; --link: #0058b0;
      --error: #b3261e; --warning: #8a5300; --note: #2f5d9b; --mark: #ffe8a3; --good: #1e6b34; --finger: #e8b796;
      --edge: #85858c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #1c1c1e; --ground: #000000; --ink: #f2f2f4; --faint: #a8a8b0; --line: #3a3a3e; --link: #6cb3ff;
        --error: #ff8a80; --warning: #ffc46b; --note: #8ab8f5; --mark: #5c4700; --good: #7fd694; --finger: #8a5f42;
        --edge: #7c7c84;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      overflow-wrap: anywhere;
    }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; }
    h1 { margin: 0.5rem 0 0; font-size: 2rem; }
    h2 { margin: 1.5rem 0 0.5rem; font-size: 1.35rem; }
    h3 { margin: 0 0 0.5rem; font-size: 1.05rem; }
    h3 code { font-weight: normal; }
    h4 { margin: 0; font-size: 1rem; }
    p { margin: 0.25rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre { font: 0.86rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .lead { font-size: 1.15rem; }
    .faint, .place { color: var(--faint); font-size: 0.9rem; }
    .summary { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
    table { width: 100%; border-collapse: collapse; background: var(--paper); border-radius: 10px; overflow: hidden; }
    th, td { padding: 0.4rem 0.7rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
    thead th { font-size: 0.85rem; color: var(--faint); }
    .group > * { border-bottom-color: transparent; font-weight: 600; }
    .group a { color: inherit; text-decoration: none; }
    .group ~ tr td:first-child { padding-left: 1.6rem; }
    tbody:last-child tr:last-child > * { border-bottom: 0; }
    .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    button.file {
      padding: 0; border: 0; background: none; color: var(--link); font: inherit; text-align: left; cursor: pointer;
      text-decoration: underline; min-height: 1.5rem;
    }
    button.file:disabled { color: inherit; text-decoration: none; cursor: text; }
    .filter {
      display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; position: sticky; top: 0; z-index: 1;
      margin: 1.5rem -1rem 0; padding: 0.75rem 1rem; background: var(--ground); border-bottom: 1px solid var(--line);
    }
    .filter label, .filter fieldset { display: flex; gap: 0.5rem; align-items: center; min-height: 44px; }
    .filter fieldset { gap: 1rem; margin: 0; padding: 0; border: 0; }
    .filter legend { float: left; padding: 0 1rem 0 0; }
    .filter input[type="checkbox"] { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--link); }
    .filter ::placeholder { color: var(--faint); opacity: 1; }
    .filter input[type="search"], .filter select {
      min-width: 0; min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--edge); border-radius: 10px;
      background: var(--paper); color: var(--ink); font: inherit;
    }
    .rule { margin: 0 0 1.25rem; padding: 1rem; background: var(--paper); border-radius: 12px; }
    details { margin: 0 0 0.75rem; }
    summary { cursor: pointer; color: var(--link); min-height: 1.75rem; }
    .sources, .notes { margin: 0.5rem 0; padding-left: 1.25rem; color: var(--faint); font-size: 0.9rem; }
    figure { margin: 0.75rem 0; }
    figcaption { font-size: 0.9rem; font-weight: 600; }
    .bad figcaption { color: var(--error); }
    .good figcaption { color: var(--good); }
    .mark { color: var(--error); }
    pre { margin: 0.4rem 0; padding: 0.5rem 0; overflow-x: auto; background: var(--ground); border-radius: 8px; tab-size: 4; }
    figure pre { padding: 0.5rem 0.75rem; }
    .line { display: block; padding: 0 0.75rem; }
    .no {
      display: inline-block; min-width: 3.2em; padding-right: 1em; color: var(--faint); text-align: right;
      user-select: none; -webkit-user-select: none;
    }
    mark { background: var(--mark); color: inherit; border-radius: 3px; }
    .finding { padding: 0.75rem 0 0.5rem 0.9rem; border-left: 4px solid var(--note); margin: 0.75rem 0 0; }
    .finding.error { border-color: var(--error); }
    .finding.warning { border-color: var(--warning); }
    .badge { color: var(--note); text-transform: uppercase; font-size: 0.75rem; letter-spacing: 0.04em; }
    .error .badge { color: var(--error); }
    .warning .badge { color: var(--warning); }
    .fix { color: var(--good); font-size: 0.9rem; }
    .contrast { display: block; max-width: 100%; height: auto; margin: 0.5rem 0; }
    .contrast text { font: 10px system-ui, sans-serif; }
    .contrast text:not(.sample) { fill: var(--faint); }
    .contrast .sample { font-size: 17px; }
    .contrast .swatch { stroke: var(--faint); stroke-width: 0.5; }
    .target { display: block; max-width: 100%; height: auto; margin: 0.5rem 0; }
    .target text { font: 9px system-ui, sans-serif; fill: var(--faint); }
    .target .finger { fill: var(--finger); opacity: 0.55; }
    .target .is { fill: none; stroke: var(--error); stroke-width: 2; }
    .target .asked { fill: none; stroke: var(--good); stroke-width: 2; stroke-dasharray: 4 3; }
    .scene, .set { display: block; max-width: 100%; max-height: 30rem; height: auto; margin: 0.5rem 0; }
    .set text { fill: var(--faint); font-family: system-ui, sans-serif; }
    :is(.scene, .set) .view { fill: var(--edge); fill-opacity: 0.08; stroke: var(--edge); stroke-width: 1; }
    :is(.scene, .set) .is { fill: var(--error); fill-opacity: 0.15; stroke: var(--error); stroke-width: 2; }
    :is(.scene, .set) .asked { fill: none; stroke: var(--good); stroke-width: 2; stroke-dasharray: 4 3; }
    .sketches { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
    .sketches figure { max-width: 260px; }
    .sketch { max-width: 100%; height: auto; }
    .place a { color: inherit; }
    .finding:target { background: linear-gradient(90deg, var(--ground), transparent); }
    @media (min-width: 40.01rem) { [id] { scroll-margin-top: 6rem; } }
    @media (max-width: 40rem) {
      .filter { position: static; }
      .filter > label { flex: 1 1 100%; }
      .filter > label > :is(input, select) { flex: 1; }
      .target text { font-size: 11px; }
    }
    @media (pointer: coarse) {
      summary, button.file { min-height: 44px; line-height: 44px; }
      button.file { line-height: 1.4; }
      td a, .group a, .place a, h3 a { display: flex; align-items: center; min-height: 44px; }
      tbody :is(td, th) { padding-block: 2px; vertical-align: middle; }
    }
    [hidden] { display: none !important; }
    @media print { .filter, .skip { display: none; } .rule { break-inside: avoid; } }
    """
}
