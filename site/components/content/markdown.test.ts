import { describe, expect, it } from 'vitest'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { terms } from '../../../shared/texts/terms.ts'
import { htmlOf, partsOf } from './markdown.ts'

const shown = (text: string, changes = {}) => htmlOf(text, { ...demoDealer, ...changes })

describe('Markdown as HTML', () => {
  it('has the dealer’s facts in it, and his numbers and addresses as links', () => {
    expect(shown('{firma}\nTelefon: {telefon}, {email}')).toBe(
      '<p>ElbStapler GmbH<br>Telefon: <a href="tel:+494066969100">040 66969-100</a>, <a href="mailto:info@elbstapler.example">info@elbstapler.example</a></p>\n',
    )
  })

  it('shows nothing as HTML or as Markdown that comes from the settings', () => {
    expect(shown('Bei {firma}', { name: '<i>A</i> & *B*' })).toBe(
      '<p>Bei &lt;i&gt;A&lt;/i&gt; &amp; *B*</p>\n',
    )
  })

  it('leaves out what the form refuses, whoever wrote it', () => {
    const html = shown('<img src=x onerror=alert(1)>[x](javascript:alert(1)) ![y](/z.png) "a" < b')
    expect(html).not.toMatch(/<img|<a|onerror/)
    expect(html).toContain('&quot;a&quot; &lt; b')
  })

  it('keeps a paragraph sign and its number, and a number and its unit, on one line', () => {
    expect(shown('Nach § 14 BGB, Art. 6 Abs. 1 lit. f: 10 %')).toBe(
      '<p>Nach §\u00a014 BGB, Art.\u00a06 Abs.\u00a01 lit.\u00a0f: 10\u00a0%</p>\n',
    )
  })

  it('gives each heading an address', () => {
    expect(shown('## Über die Größe')).toBe('<h2 id="ueber-die-groesse">Über die Größe</h2>\n')
  })

  it('names the parts of the terms with their clauses', () => {
    expect(partsOf(terms.template.body.text)).toEqual([
      { id: 'teil-a-allgemeines', name: 'Teil A: Allgemeines (§§ 1 bis 4)' },
      { id: 'teil-b-verkauf', name: 'Teil B: Verkauf (§§ 5 bis 10)' },
      { id: 'teil-c-vermietung', name: 'Teil C: Vermietung (§§ 11 bis 15)' },
      { id: 'teil-d-schlussbestimmungen', name: 'Teil D: Schlussbestimmungen (§ 16)' },
    ])
  })
})
