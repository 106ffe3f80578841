import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { filePart, MIXED, mailOf, multipart, part } from './mails.testing.ts'
import { readMail } from './read-mail.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const bytesOf = (mail: Buffer, encoding: string) => iconv.encode(mail.toString(), encoding)
const namesIn = ({ attachments }: Awaited<ReturnType<typeof readMail>>) =>
  attachments.map(({ name }) => name)

describe('mails as other programs write them', () => {
  it('the line with the name of a file is in code as a whole', async () => {
    const file = `Content-Type: =?unknown-8bit?q?application/pdf=3B_?=
 =?unknown-8bit?q?_name=3D=22Proze=C3=9Fauftrag=2Epdf=22?=
Content-Disposition: =?unknown-8bit?q?attachment=3B_?=
 =?unknown-8bit?q?_filename=3D=22Proze=C3=9Fauftrag=2Epdf=22?=

${PDF}`
    const mail = mailOf(MIXED, multipart([part('text/plain', 'Anbei.'), file]))
    expect(namesIn(await readMail(mail))).toEqual(['Prozeßauftrag.pdf'])
  })

  it('only the letter says in which encoding its head and the names of its files are', async () => {
    const file = `Content-Type: application/pdf\nContent-Disposition: attachment; filename="Что нового.pdf"\n\n${PDF}`
    const mail = mailOf(
      { ...MIXED, Subject: 'Вопрос' },
      multipart([part('text/html; charset=windows-1251', '<p>Добрый день</p>'), file]),
    )
    const read = await readMail(bytesOf(mail, 'win1251'))
    expect(read).toMatchObject({ subject: 'Вопрос', text: 'Добрый день' })
    expect(namesIn(read)).toEqual(['Что нового.pdf'])
  })

  it.each([
    ['<blockquote><p>Kunde GmbH</p></blockquote>', 'that begins with none'],
    ['<blockquote style="margin:0 0 0 40px"><p>Kunde GmbH</p></blockquote>', 'that is set in'],
  ])('words are set in, and not quoted: %s', async (quote) => {
    const html = `<p>Guten Tag, hier die Angaben</p>${quote}`
    const { text, quoted } = await readMail(mailOf({ 'Content-Type': 'text/html' }, html))
    expect(text).toBe('Guten Tag, hier die Angaben\n\nKunde GmbH')
    expect(quoted).toBe('')
  })

  it.each([
    'type="cite"',
    'class="gmail_quote" style="margin:0"',
    'class="protonmail_quote"',
    'style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"',
  ])('words are quoted: blockquote %s', async (attributes) => {
    const html = `<p>Passt.</p><p>Am 26.11.2026 um 09:12 schrieb Muster:</p><blockquote ${attributes}><p>Wollen Sie?</p></blockquote>`
    const { text, quoted } = await readMail(mailOf({ 'Content-Type': 'text/html' }, html))
    expect(text).toBe('Passt.')
    expect(quoted).toContain('> Wollen Sie?')
  })

  it('Notes sets the head of a quote in a table', async () => {
    const rows = [
      ['Von:', 'Muster/DE'],
      ['An:', 'Brandt/Kunde'],
      ['Datum:', '26.11.2026 09:12'],
      ['Betreff:', 'Re: A-2026-00042'],
    ].map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
    const html = `<font>Passt.</font><br><br><table>${rows.join('')}</table><hr><br>Guten Tag`
    const { text, quoted } = await readMail(mailOf({ 'Content-Type': 'text/html' }, html))
    expect(text).toBe('Passt.')
    expect(quoted).toMatch(/^Von: Muster\/DE\nAn: /)
  })

  it('the line between its parts never comes', async () => {
    const head = { 'Content-Type': 'multipart/alternative; boundary="Apple-Mail=_DD"' }
    expect((await readMail(mailOf(head, 'Wir bestellen für Größe 3.'))).text).toBe(
      'Wir bestellen für Größe 3.',
    )
  })

  it('it says twice how its parts are told apart, and the first is wrong', async () => {
    const lines = 'multipart/mixed; boundary=alt\r\nContent-Type: multipart/mixed; boundary=grenze'
    const mail = mailOf(
      { 'Content-Type': lines },
      multipart([part('text/plain', 'Wir bestellen.'), filePart('a.pdf', 'application/pdf', PDF)]),
    )
    const read = await readMail(mail)
    expect(read.text).toBe('Wir bestellen.')
    expect(namesIn(read)).toEqual(['a.pdf'])
  })
})
