import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { filePart, MIXED, mailOf, multipart, part } from './mails.testing.ts'
import { parseMailHead } from './parse-mail-head.ts'
import { readMail } from './read-mail.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const SAID = 'Für die Größe „XL“ zahlen wir 18.900 € – Grüße'

/** A mail whose words are bytes of an encoding, whatever it says about them. */
const bytesOf = (mail: Buffer, encoding: string) => iconv.encode(mail.toString(), encoding)
const textIn = (encoding: string, type: string, body = SAID) =>
  bytesOf(mailOf({ 'Content-Type': type, 'Content-Transfer-Encoding': '8bit' }, body), encoding)

describe('the words of a letter are read as what its bytes are', () => {
  it.each([
    ['UTF-8 called ASCII', 'utf8', 'text/plain; charset=us-ascii'],
    ['UTF-8 called ISO-8859-1', 'utf8', 'text/plain; charset="iso-8859-1"'],
    ['UTF-8 called nothing', 'utf8', 'text/plain'],
    ['UTF-8 called something that is no encoding', 'utf8', 'text/plain; charset=unknown-8bit'],
    ['Windows-1252 called nothing', 'win1252', 'text/plain'],
    ['Windows-1252 called ASCII', 'win1252', 'text/plain; charset=US-ASCII'],
    ['Windows-1252 called UTF-8', 'win1252', 'text/plain; charset=utf-8'],
    ['Windows-1252 called ISO-8859-1', 'win1252', 'text/plain; charset=iso-8859-1'],
    ['Windows-1252 called unknown', 'win1252', 'text/plain; charset=x-unknown'],
    ['Windows-1252 by another name', 'win1252', 'text/plain; charset=cp-1252'],
    ['Windows-1252 in HTML', 'win1252', 'text/html'],
    ['UTF-16 with its mark', 'utf-16', 'text/plain; charset=utf-16'],
  ])('%s', async (_, encoding, type) => {
    const head = mailOf({ 'Content-Type': type }, '')
    const mail = Buffer.concat([head, iconv.encode(SAID, encoding)])
    expect((await readMail(mail)).text).toBe(SAID)
  })

  it.each([
    ['iso-8859-15', 'iso-8859-15', 'Preis 18.900 € für Größe 3'],
    ['iso-8859-2', 'iso-8859-2', 'Żółty wózek, dziękuję'],
    ['koi8-r', 'koi8-r', 'Вилочный погрузчик'],
    ['gb2312', 'gbk', '叉车'],
    ['big5', 'big5', '堆高機'],
    ['shift_jis', 'shift_jis', 'フォークリフト'],
    ['cp850', 'cp850', 'Größe für Müller'],
    ['UTF-7', 'utf-7', 'Größe für Müller'],
    ['macintosh', 'macintosh', 'Größe für Müller'],
    ['windows-1251', 'win1251', 'Погрузчик'],
  ])('%s is what it says', async (charset, encoding, said) => {
    const head = mailOf({ 'Content-Type': `text/plain; charset=${charset}` }, '')
    const mail = Buffer.concat([head, iconv.encode(said, encoding)])
    expect((await readMail(mail)).text).toBe(said)
  })

  it.each([`"iso-8859-2`, `'iso-8859-2'`, 'iso-8859-2;'])('also written as %s', async (charset) => {
    const mail = textIn('iso-8859-2', `text/plain; charset=${charset}`, 'Żółty')
    expect((await readMail(mail)).text).toBe('Żółty')
  })

  it('ISO-2022-JP, which needs no byte above 127', async () => {
    const head = mailOf({ 'Content-Type': 'text/plain; charset=ISO-2022-JP' }, '')
    const mail = Buffer.concat([head, Buffer.from('\x1b$B%F%9%H\x1b(B', 'latin1')])
    expect((await readMail(mail)).text).toBe('テスト')
  })

  it.each(['quoted-printable', 'base64'])('also in %s', async (coding) => {
    const bytes = iconv.encode(`${SAID}=3D`, 'win1252')
    const coded =
      coding === 'base64'
        ? bytes.toString('base64').replace(/.{20}/g, '$&\n')
        : [...bytes]
            .map((byte) => `=${byte.toString(16).toUpperCase()}`)
            .join('')
            .replace(/.{60}/g, '$&=\n')
    const mail = mailOf(
      { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': coding },
      coded,
    )
    expect((await readMail(mail)).text).toBe(`${SAID}=3D`)
  })

  it('a page says it of itself, alone', async () => {
    const page = '<html><head><meta charset="iso-8859-2"></head><body><p>Żółty</p></body></html>'
    expect((await readMail(textIn('iso-8859-2', 'text/html', page))).text).toBe('Żółty')
    const old = page.replace(
      'charset="iso-8859-2"',
      'http-equiv="Content-Type" content="text/html; charset=iso-8859-2"',
    )
    expect((await readMail(textIn('iso-8859-2', 'text/html; charset=us-ascii', old))).text).toBe(
      'Żółty',
    )
  })

  it('each part of several by itself, also in a mail within the mail', async () => {
    const inner = `From: Lager <lager@kunde.example>\nSubject: Größe\nContent-Type: text/plain\n\n${SAID}`
    const body = multipart([
      part('text/plain; charset=us-ascii', 'Guten Tag für alle'),
      part('message/rfc822', inner),
      part('text/plain; charset=koi8-r', 'Fußzeile'),
    ])
    const { text } = await readMail(bytesOf(mailOf(MIXED, body), 'win1252'))
    expect(text).toContain('Guten Tag für alle')
    expect(text).toContain(SAID)
    expect(text).toContain('Größe')
  })

  it('a footer that a server added in another encoding does not spoil the letter', async () => {
    const head = mailOf({ 'Content-Type': 'text/plain; charset=utf-8' }, SAID)
    const footer = iconv.encode('\r\n--\r\nGeschäftsführer: Müller', 'win1252')
    const { text } = await readMail(Buffer.concat([head, footer]))
    expect(text).toBe(`${SAID}\n--\nGeschäftsführer: Müller`)
  })

  it('a letter that is cut within a character', async () => {
    const mail = mailOf(
      { 'Content-Type': 'text/plain; charset=utf-8' },
      'Größe für Müller'.repeat(50),
    )
    const { text } = await readMail(mail.subarray(0, mail.lastIndexOf(0xbc)), mail.length)
    expect(text).toMatch(/^Größe für MüllerGröße/)
  })
})

describe('the lines at the head of a letter', () => {
  const HEAD = {
    From: 'Jörg Müßig <j.muessig@kunde.example>',
    Subject: 'Rückfrage: Größe für Müller',
    'Content-Type': 'text/plain',
  }
  const WORDS =
    '=?us-ascii?Q?R=C3=BCckfrage=3A_?= =?us-ascii?Q?Gr=C3?=\r\n =?us-ascii?Q?=B6=C3=9Fe?='

  it.each(['utf8', 'win1252'])('raw %s in From and Subject', async (encoding) => {
    const mail = bytesOf(mailOf(HEAD, 'Ja.'), encoding)
    const expected = {
      from: { name: 'Jörg Müßig', address: 'j.muessig@kunde.example' },
      subject: HEAD.Subject,
    }
    expect(await readMail(mail)).toMatchObject(expected)
    expect(await parseMailHead(mail)).toMatchObject(expected)
  })

  it('raw bytes of the encoding that the letter declares', async () => {
    const head = { Subject: 'Żółty wózek', 'Content-Type': 'text/plain; charset=iso-8859-2' }
    const mail = bytesOf(mailOf(head, 'Tak.'), 'iso-8859-2')
    expect((await readMail(mail)).subject).toBe('Żółty wózek')
    expect((await parseMailHead(mail)).subject).toBe('Żółty wózek')
  })

  it.each([
    ['UTF-8 called ASCII, cut within a letter', WORDS, 'Rückfrage: Größe'],
    ['UTF-8 called ISO-8859-1', '=?iso-8859-1?B?R3LDtsOfZQ==?=', 'Größe'],
    ['Windows-1252 called UTF-8', '=?utf-8?Q?Gr=F6=DFe_80_=80?=', 'Größe 80 €'],
    ['Windows-1252 called unknown', '=?x-unknown?Q?Gr=F6=DFe?=', 'Größe'],
    ['the last letter alone', '=?us-ascii?Q?Gru=DF?=', 'Gruß'],
    ['what is right', '=?iso-8859-15?Q?80_=A4?= und =?utf-8?B?w7w=?=', '80 € und ü'],
    ['raw letters within a word', '=?utf-8?Q?Größe_3?=', 'Größe 3'],
  ])('words in code: %s', async (_, subject, read) => {
    const mail = mailOf({ Subject: subject }, 'Ja.')
    expect((await readMail(mail)).subject).toBe(read)
    expect((await parseMailHead(mail)).subject).toBe(read)
  })

  it('a name with a comma in code stays one name', async () => {
    const from = '=?us-ascii?Q?M=C3=BCller=2C_J=C3=B6rg?= <j@kunde.example>'
    const { from: read } = await readMail(mailOf({ From: from }, 'Ja.'))
    expect(read).toEqual({ name: 'Müller, Jörg', address: 'j@kunde.example' })
  })

  it.each([
    ['raw UTF-8', 'filename="Prüfung.pdf"', 'utf8'],
    ['raw Windows-1252', 'filename="Prüfung.pdf"', 'win1252'],
    ['UTF-8 called ISO-8859-1', "filename*=iso-8859-1''Pr%C3%BCfung.pdf", 'utf8'],
    ['Windows-1252 called UTF-8', "filename*=utf-8''Pr%FCfung.pdf", 'utf8'],
    ['cut into pieces', "filename*0*=us-ascii''Pr%C3; filename*1*=%BCfung.pdf", 'utf8'],
    ['words in code', 'filename="=?us-ascii?Q?Pr=C3=BCfung.pdf?="', 'utf8'],
    ['what is right', "filename*=iso-8859-1''Pr%FCfung.pdf", 'utf8'],
  ])('names of files: %s', async (_, disposition, encoding) => {
    const file = `Content-Type: application/pdf\nContent-Disposition: attachment;\n ${disposition}\n\n${PDF}\n`
    const mail = mailOf(MIXED, multipart([part('text/plain', 'Anbei.'), file]))
    const { attachments } = await readMail(bytesOf(mail, encoding))
    expect(attachments.map(({ name }) => name)).toEqual(['Prüfung.pdf'])
  })
})

it('a file keeps its bytes, be it a text or a mail', async () => {
  const eml = Buffer.from('From: a@b.example\r\nSubject: Größe\r\n\r\nfür', 'latin1')
  const mail = mailOf(
    MIXED,
    multipart([
      part('text/plain', 'Anbei.'),
      filePart('a.csv', 'text/plain; charset=utf-8', Buffer.from('für', 'latin1')),
      filePart('b.eml', 'message/rfc822', eml),
    ]),
  )
  const { attachments } = await readMail(mail)
  expect(attachments.map(({ content }) => content)).toEqual([Buffer.from('für', 'latin1'), eml])
})
