import { describe, expect, it } from 'vitest'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { terms } from '../../../shared/texts/terms.ts'
import { chaptersOf, htmlOf } from './markdown.ts'

const shown = (text: string, changes = {}) => htmlOf(text, { ...demoDealer, ...changes })

describe('Markdown as HTML', () => {
  it('has the dealer’s facts in it, and their numbers and addresses as links', () => {
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
      '<p>Nach §\u00a014\u00a0BGB, Art.\u00a06 Abs.\u00a01 lit.\u00a0f: 10\u00a0%</p>\n',
    )
  })

  it('gives each heading an address', () => {
    expect(shown('## Über die Größe')).toBe('<h2 id="ueber-die-groesse">Über die Größe</h2>\n')
  })

  it('gives headings of one name an address each, the first one the plain one', () => {
    expect(shown('## Kosten\n## Kosten').match(/id="[^"]+"/g)).toEqual([
      'id="kosten"',
      'id="kosten-2"',
    ])
  })
})

describe('a text chapter by chapter', () => {
  const contentsOf = (text: string) =>
    chaptersOf(text, demoDealer).chapters.map(({ id, name, clauses }) => [
      id,
      name,
      clauses.map((clause) => clause.name),
    ])

  it('names what stands in it, with the clauses of each part', () => {
    expect(contentsOf(terms.template.body.text)[3]).toEqual([
      'teil-d-schlussbestimmungen',
      'Teil D: Schlussbestimmungen',
      ['§\u00a016 Erfüllungsort, Gerichtsstand, Recht'],
    ])
  })

  it('says of each heading what visitors read of it', () => {
    expect(contentsOf('## **Ihr** Weg nach {ort}')).toEqual([
      ['ihr-weg-nach-hamburg', 'Ihr Weg nach Hamburg', []],
    ])
  })

  it('takes the highest headings that there are, and loses nothing before and below them', () => {
    expect(chaptersOf('Vorweg\n### Eins\nText', demoDealer)).toEqual({
      intro: '<p>Vorweg</p>\n',
      chapters: [
        {
          id: 'eins',
          name: 'Eins',
          heading: '<h3 id="eins">Eins</h3>\n',
          html: '<p>Text</p>\n',
          clauses: [],
        },
      ],
    })
  })

  it('leaves a text without headings as it is', () => {
    expect(chaptersOf('Nur Text', demoDealer)).toEqual({
      intro: '<p>Nur Text</p>\n',
      chapters: [],
    })
  })
})
