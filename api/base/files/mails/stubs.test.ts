import { describe, expect, it } from 'vitest'
import { mailOf, multipart, part } from './mails.testing.ts'
import { readMail } from './read-mail.ts'

const ORDER =
  'Guten Tag Frau Petersen, wir bestellen den Elektrostapler Jungheinrich EFG 216 mit Ladegerät und Seitenschieber für 18.900 €. ' +
  'Bitte liefern Sie am 3.12. zwischen 8 und 12 Uhr an unser Lager in Celle, Tor 4. Die Rechnung geht an die Zentrale in Hannover.'

const alternative = (plain: string, html: string) =>
  mailOf(
    { 'Content-Type': 'multipart/alternative; boundary=grenze' },
    multipart([
      part('text/plain; charset=utf-8', plain),
      part('text/html; charset=utf-8', `<html><body>${html}</body></html>`),
    ]),
  )

describe('the HTML of a letter counts where its plain part is none', () => {
  it.each([
    ['', 'nothing'],
    [' \u00a0\n\u200b\n', 'blanks'],
    ['Ihr Mailprogramm kann kein HTML anzeigen.', 'that HTML cannot be shown'],
    [
      'Diese Nachricht ist im HTML-Format.\nBitte verwenden Sie ein Programm, das es anzeigt:\n\nhttps://kunde.example/mail/17',
      'the same in several lines',
    ],
    ['Your email client does not support HTML emails.', 'the same in English'],
    [
      'Sollte diese E-Mail nicht richtig dargestellt werden, klicken Sie bitte hier:\nhttps://kunde.example/17',
      'where it can be seen',
    ],
    ['View this email in your browser\nhttps://kunde.example/17', 'the same in English'],
    ['Bestellung 4711', 'one line'],
    ['[cid:image001.png@01DA]\n\n<https://kunde.example>', 'pictures and links'],
    ['-- \n', 'a rule'],
  ])('%j', async (plain) => {
    expect((await readMail(alternative(plain, `<p>${ORDER}</p>`))).text).toBe(ORDER)
  })

  it('also where it holds what the plain part begins with', async () => {
    const { text } = await readMail(alternative('Guten Tag,', `<p>Guten Tag,</p><p>${ORDER}</p>`))
    expect(text).toBe(`Guten Tag,\n\n${ORDER}`)
  })
})

describe('the plain part counts in all other cases', () => {
  it.each([
    ['Passt, danke.', '<p>Passt, danke.</p>', 'the same words'],
    ['Passt, danke.', '<p>Passt, danke.</p><p>Jonas Brandt</p>', 'a short page'],
    ['Passt, danke.', '<img src="https://spur.example/a.gif">', 'a page without words'],
    [
      'Unser System kann kein HTML lesen, bitte als PDF.',
      '<p>Bitte als PDF.</p>',
      'a shorter page',
    ],
    [`Ja.\n\n${ORDER}`, `<p>Ja.</p><p>${ORDER}</p><p>${'Hinweis. '.repeat(200)}</p>`, 'a letter'],
    ['Guten Tag,\nwir nehmen ihn.\nBrandt', `<p>${'Hinweis. '.repeat(200)}</p>`, 'a short letter'],
  ])('%j', async (plain, html) => {
    expect((await readMail(alternative(plain, html))).text).toBe(plain)
  })
})
