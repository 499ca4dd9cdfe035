/** All styles of the page: one column on a phone, with a table of contents beside it from 980 px. */
export const docsStyle = `
:root {
	--ground: #fbf8f2;
	--paper: #fff;
	--ink: #1b2526;
	--quiet: #56615f;
	--teal: #0d5257;
	--leaf: #2c6a3c;
	--line: #e5ddcf;
	--tint: #edf4f0;
	--mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
	margin: 0; background: var(--ground); color: var(--ink);
	font: 400 1rem/1.6 'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
a { color: var(--teal); text-underline-offset: .2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: 16px; top: -64px; padding: 12px 16px; background: var(--paper); z-index: 1; }
.skip:focus { top: 8px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); font-weight: 400; }
.top, .page { max-width: 1264px; margin: 0 auto; padding: 0 20px; }
.top { display: flex; align-items: center; gap: 16px; padding-top: 32px; padding-bottom: 8px; }
.top svg { flex: none; }
.top p { margin: 4px 0 0; color: var(--quiet); }
h1, h2, h3, h4 { color: var(--teal); line-height: 1.25; letter-spacing: -.01em; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.4rem; margin: 0 0 16px; }
h2 .quiet { font: 400 .85rem var(--mono); letter-spacing: 0; }
h3 { font-size: 1.05rem; margin: 0 0 8px; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover .path { text-decoration: underline; }
h4, caption { font-size: .95rem; line-height: 1.25; font-weight: 700; margin: 24px 0 8px; text-align: left; color: var(--teal); }
caption { margin: 0; padding: 0 0 8px; }
main > section > table > caption { padding: 4px 0 16px; font-weight: 400; color: var(--quiet); }
.columns { display: grid; gap: 24px; margin-top: 20px; }
.columns > div > h4:first-child { margin-top: 0; }
p { margin: 0 0 12px; max-width: 68ch; }
code, pre { font-family: var(--mono); font-size: .85em; overflow-wrap: anywhere; }
section, article { scroll-margin-top: 16px; }
main > section { padding: 40px 0 8px; }
main > section + section { border-top: 1px solid var(--line); }
nav { padding-top: 16px; font-size: .9rem; }
nav h2 { font-size: .9rem; margin: 16px 0 8px; }
nav .wide { display: none; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; }
nav a { display: flex; align-items: center; padding: 0 14px; min-height: 44px; border-radius: 22px; background: var(--tint); text-decoration: none; }
nav a:hover { text-decoration: underline; }
dl { margin: 16px 0; }
dt { font-weight: 700; color: var(--teal); }
dd { margin: 0 0 12px; max-width: 68ch; }
table { width: 100%; border-collapse: collapse; font-size: .925rem; line-height: 1.5; }
th, td { padding: 10px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { padding-right: 16px; font-weight: 400; }
th:first-child { width: 42%; }
thead th { border-top: 0; padding: 0 0 6px; font-size: .8rem; color: var(--quiet); }
.place, .value { display: block; color: var(--quiet); font-size: .85rem; }
.path { font-family: var(--mono); font-size: .93em; overflow-wrap: anywhere; }
.method { display: inline-block; vertical-align: 1px; min-width: 4.1em; padding: 2px 8px; margin-right: 4px; border-radius: 8px; text-align: center;
	font: 700 .72rem/1.5 var(--mono); background: #d9ebe7; color: #0b484c; }
.method.post { background: #dcecd9; color: #225a30; }
.method.patch { background: #ece6d6; color: #57471c; }
.method.delete { background: #e2e2e4; color: #33363b; }
.index th a { text-decoration: none; display: block; }
.index .method { display: block; width: fit-content; margin-bottom: 2px; }
.index th a:hover .path { text-decoration: underline; }
.call { padding: 24px 0 32px; }
.call + .call { border-top: 1px solid var(--line); }
.call:target > h3, section:target > h2, section:target > h3 { box-shadow: -12px 0 0 var(--ground), -16px 0 0 var(--leaf); }
.summary { margin-bottom: 4px; font-size: 1.02rem; }
.summary + p { font-size: .925rem; }
.whole { margin-bottom: 4px; font-size: .925rem; }
.shape, .failures { list-style: none; margin: 0; padding: 0; font-size: .925rem; line-height: 1.5; }
.shape .shape { margin: 2px 0 6px 3px; padding-left: 14px; border-left: 2px solid #d3e3dc; font-size: 1em; }
.field { padding: 3px 0; }
.field > code { font-weight: 600; margin-right: 6px; }
.field > span { color: var(--quiet); }
.mark { margin-left: 4px; color: var(--leaf); font-size: .85em; font-weight: 600; }
.failures li { padding: 3px 0; }
.status { font-weight: 700; font-variant-numeric: tabular-nums; }
pre { margin: 0; padding: 14px 16px; background: var(--tint); border-radius: 12px; white-space: pre-wrap; word-break: break-all; line-height: 1.6; font-size: .82rem; }
pre code { font-size: inherit; }
.shapes section { padding: 16px 0; break-inside: avoid; }
@media (min-width: 700px) {
	.shapes { columns: 2; column-gap: 48px; }
	dl { display: grid; grid-template-columns: 12.5rem 1fr; }
	.index .method { display: inline-block; margin-bottom: 0; }
}
@media (min-width: 980px) {
	h1 { font-size: 2rem; }
	h2 { font-size: 1.65rem; }
	h3 { font-size: 1.15rem; }
	.page { display: grid; grid-template-columns: 224px minmax(0, 1fr); gap: 56px; align-items: start; }
	nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 40px 0 24px; margin-left: -12px; }
	nav ul, nav .wide { display: block; }
	nav h2 { margin: 24px 0 4px 12px; }
	nav a { min-height: 0; padding: 5px 12px; background: none; border-radius: 10px; }
	nav a:hover { background: var(--tint); text-decoration: none; }
	.columns { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 48px; }
}
@media print {
	nav, .skip { display: none; }
}
`
