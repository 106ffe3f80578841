/** The page's whole style; its hash is what the page may use. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a424d); --soft: light-dark(#f3f5f8, #1d232b); --accent: light-dark(#0b5cad, #7ab8ff) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#fff, #14181d); color: light-dark(#1b2430, #e6eaf0) }
a { color: var(--accent) }
code { font: .92em/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
h2 { margin: 3rem 0 .5rem; border-bottom: 2px solid var(--line) }
h4 { margin: 1rem 0 .25rem }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem }
details[open] { padding-bottom: 1rem }
summary { padding: .6rem 0; cursor: pointer }
summary b { display: inline-block; min-width: 4.5rem }
summary span:not(.lock) { display: block }
.lock { white-space: nowrap }
table { width: 100%; border-collapse: collapse }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
th { font-weight: 600; width: 14rem; max-width: 40vw }
.lock { font-size: .85em; padding: .05rem .5rem; border-radius: 1rem; background: var(--soft) }
`
