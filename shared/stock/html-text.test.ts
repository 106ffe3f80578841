import { expect, it } from 'vitest'
import { htmlAsText } from './html-text.ts'

it.each([
  ['<p>Guter Zustand</p><p>UVV neu</p>', 'Guter Zustand\n\nUVV neu'],
  ['Guter Zustand<br />UVV neu<BR>', 'Guter Zustand\nUVV neu'],
  ['<ul>\n  <li>Seitenschub</li>\n  <li>Blue-Spot</li>\n</ul>', '- Seitenschub\n- Blue-Spot'],
  ['Gr&ouml;&szlig;e &amp; Gewicht&nbsp;2&#046;500&#x20;kg', 'Größe & Gewicht 2.500 kg'],
  ['K&amp;uuml;hlhaus', 'Kühlhaus'],
  ['<table><tr><td>Hub</td><td>4,5 m</td></tr></table>', 'Hub 4,5 m'],
  ['<b>Linde</b> <span style="color:#f00">H25</span>', 'Linde H25'],
  ['<style>p { margin: 0 }</style><div class="x">a<!-- b --></div>', 'a'],
  ['Zeile 1 &amp; 2\nZeile 3', 'Zeile 1 & 2\nZeile 3'],
])('writes what another system has as HTML as text with breaks: %s', (html, text) => {
  expect(htmlAsText(html)).toBe(text)
})

it.each(['Hubhöhe < 3 m, Gewicht > 2 t', 'A&B; C & D', 'H25<T>', 'a\n\n\n\nb  c', '&unbekannt;'])(
  'leaves what is no HTML as it is: %s',
  (text) => expect(htmlAsText(text)).toBe(text),
)
