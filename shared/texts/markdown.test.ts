import { describe, expect, it } from 'vitest'
import { markdownProblem } from './markdown.ts'

describe('a text in Markdown', () => {
  it.each([
    'Ein Absatz mit **fetten** Wörtern, a < b & c > d.',
    '## Teil\n\n### § 1\n\n1. Eins\n   - a\n2. Zwei',
    '[Anfrage](/kontakt#anfrage), [Stapler](/kategorie/diesel), [hier](#teil-a)',
    '[Gesetz](https://www.gesetze-im-internet.de/ddg/), [Post](mailto:a@b.example), [Ruf](tel:+4940123)',
  ])('may say: %s', (text) => {
    expect(markdownProblem(text)).toBeNull()
  })

  it.each([
    ['Vorher <b onclick="x()">fett</b>', 'HTML ist nicht möglich: <b onclick="x()">'],
    ['<script>alert(1)</script>', 'HTML ist nicht möglich: <script>alert(1)</script>'],
    ['<!-- Notiz -->', 'HTML ist nicht möglich: <!-- Notiz -->'],
    ['# Groß', 'Überschriften beginnen mit ## oder ###'],
    ['#### Klein', 'Überschriften beginnen mit ## oder ###'],
    ['Groß\n====', 'Überschriften beginnen mit ## oder ###'],
    ['![Bild](/uploads/x.jpg)', 'Bilder sind in diesem Text nicht möglich'],
    ['[x](/gibt-es-nicht)', 'Die Seite /gibt-es-nicht gibt es nicht'],
    [
      '[x](javascript:alert(1))',
      'Der Link „javascript:alert(1)“ muss mit https://, mailto:, tel: oder / beginnen',
    ],
    [
      '[x](//boese.example)',
      'Der Link „//boese.example“ muss mit https://, mailto:, tel: oder / beginnen',
    ],
    [
      '- Liste\n  > [x][1]\n\n[1]: data:text/html,x',
      'Der Link „data:text/html,x“ muss mit https://, mailto:, tel: oder / beginnen',
    ],
  ])('may not say: %s', (text, problem) => {
    expect(markdownProblem(text)).toBe(problem)
  })

  const TOO_DEEP = 'Zu tief verschachtelt: Höchstens 10 Ebenen sind möglich'
  it.each([
    ['quotes', '>'.repeat(6000), TOO_DEEP],
    ['numbers', '1. '.repeat(6000), TOO_DEEP],
    ['quotes and lists', '> - '.repeat(6000), TOO_DEEP],
    ['emphasis', `${'*a _b '.repeat(3000)}${'c_ d*'.repeat(3000)}`, TOO_DEEP],
    [
      'emphasis without an end',
      '_a__b'.repeat(4000),
      'Zu viele * und _ in einem Absatz. Bitte teilen Sie ihn auf',
    ],
    ['letters', `${'a'.repeat(19_000)}@`, 'Kein Wort darf mehr als 1000 Zeichen haben'],
    ...[' ', '\t', ' \t'].map((blanks) => [
      'blanks',
      `a${blanks.repeat(50_000)}b`.slice(0, 60_000),
      'Höchstens 200 Leerzeichen hintereinander sind möglich',
    ]),
  ])('may not keep the server busy with %s', (_, text, problem) => {
    expect(markdownProblem(text)).toBe(problem)
  })

  it('may be long, with lists in lists and emphasis in every sentence', () => {
    const list = Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- Ebene`).join('\n')
    const paragraph = 'Ein **fettes** und ein *schräges* Wort in einem Satz. '.repeat(40)
    expect(markdownProblem(`${list}\n\n${`${paragraph}\n\n`.repeat(25)}`)).toBeNull()
  })
})
