import { describe, expect, it } from 'vitest'
import { LONGEST_TEXT, MOST_FILES } from './mail.ts'
import { bounceMail, filePart, MIXED, mailOf, multipart, part } from './mails.testing.ts'
import { parseMailHead } from './parse-mail-head.ts'
import { readMail } from './read-mail.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const UTF8 = { 'Content-Type': 'text/plain; charset=utf-8' }

describe('a reply', () => {
  it('says who wrote it, to which mails, and what, with the quoted part aside', async () => {
    const mail = mailOf(
      {
        ...UTF8,
        Subject: '=?iso-8859-1?Q?AW=3A_Ihre_Anfrage_f=FCr_M=FCller?=',
        'In-Reply-To': '<eins@muster.example>',
        References: '<null@muster.example>\r\n <eins@muster.example>',
      },
      'Passt, danke.\n\nAm 26.11.2026 um 09:12 schrieb Muster GmbH <info@muster.example>:\n\n> Noch Fragen?\n',
    )
    expect(await readMail(mail)).toEqual({
      messageId: '<antwort.1@kunde.example>',
      inReplyTo: ['<eins@muster.example>'],
      references: ['<null@muster.example>', '<eins@muster.example>'],
      from: { name: 'Jonas Brandt', address: 'brandt@kunde.example' },
      replyTo: null,
      subject: 'AW: Ihre Anfrage für Müller',
      text: 'Passt, danke.',
      quoted: 'Am 26.11.2026 um 09:12 schrieb Muster GmbH <info@muster.example>:\n\n> Noch Fragen?',
      automatic: false,
      bounce: null,
      attachments: [],
      left: [],
    })
  })

  it('of HTML is read as text, without its letters shouted or its words glued together', async () => {
    const html = `<html><head><style>p{color:red}</style></head><body>
<p>Guten&nbsp;Tag,</p><h1>Angebot</h1><ul><li>mit Ladegerät</li><li>ohne Gabeln</li></ul>
<table><tr><td>Preis</td><td>18.900 &euro;</td></tr></table>
<script>alert(1)</script><img src="https://spur.example/x.gif">
<p><a href="https://kunde.example/plan">Lageplan</a></p>
<div class="gmail_quote"><div>Am Do., 26. Nov. 2026 um 09:12 Uhr schrieb Muster &lt;<a href="mailto:info@muster.example">info@muster.example</a>&gt;:</div>
<blockquote type="cite"><p>Noch Fragen?</p></blockquote></div></body></html>`
    const read = await readMail(mailOf({ 'Content-Type': 'text/html; charset=utf-8' }, html))
    expect(read.text).toMatchInlineSnapshot(`
      "Guten Tag,

      Angebot

       * mit Ladegerät
       * ohne Gabeln

      Preis 18.900 €

      Lageplan <https://kunde.example/plan>"
    `)
    expect(read.quoted).toContain('> Noch Fragen?')
  })

  it.each([
    ['windows-1252', Buffer.from([0x80, 0x20, 0xfc]), '€ ü'],
    ['iso-8859-15', Buffer.from([0xa4]), '€'],
    ['klingonisch-7', Buffer.from('gut'), 'gut'],
    ['utf-8', Buffer.from([0x67, 0xff, 0x00, 0x6e]), 'gÿn'],
  ])('in %s is read as far as it can be', async (charset, bytes, text) => {
    const head = mailOf({ 'Content-Type': `text/plain; charset=${charset}` }, '')
    expect((await readMail(Buffer.concat([head, bytes]))).text).toBe(text)
  })

  it('that is longer than a message may be comes whole as a file', async () => {
    const line = 'Wir brauchen Stapler.\n'
    const read = await readMail(mailOf(UTF8, line.repeat(10_000)))
    expect(read.text.length).toBeLessThanOrEqual(LONGEST_TEXT)
    const [file] = read.attachments
    expect(file).toMatchObject({ name: 'Nachricht.txt', type: 'text/plain' })
    expect(file?.content.length).toBe(line.repeat(10_000).trim().length)
  })
})

describe('what a program has written is told from words', () => {
  it.each([
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }],
    ['an absence note of Gmail', { Precedence: 'bulk', 'X-Autoreply': 'yes' }],
    ['an absence note of Exchange', { Subject: 'Automatische Antwort: Ihre Anfrage' }],
    [
      'a receipt of reading',
      { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=grenze' },
    ],
  ])('%s', async (_, head) => {
    const mail = mailOf(head, 'Ich bin bis Montag nicht da.')
    expect(await readMail(mail)).toMatchObject({ automatic: true })
    expect(await parseMailHead(mail)).toMatchObject({ automatic: true, bulk: false })
  })

  it.each([
    ['a person', {}],
    ['a person who says so', { 'Auto-Submitted': 'no' }],
    ['an answer to an absence note', { Subject: 'AW: Automatische Antwort: Ihre Anfrage' }],
    ['a person whose server wants no absence notes', { 'X-Auto-Response-Suppress': 'OOF' }],
  ])('%s', async (_, head) => {
    const mail = mailOf(head, 'Ja.')
    expect(await readMail(mail)).toMatchObject({ automatic: false })
    expect(await parseMailHead(mail)).toMatchObject({
      automatic: false,
      generated: false,
      bulk: false,
      canBeEnded: false,
    })
  })

  it.each([
    ['a mailing list', { 'List-Id': '<news.example>' }, { bulk: true }],
    ['a newsletter', { 'List-Unsubscribe': '<https://news.example/x>' }, { canBeEnded: true }],
    ['an advert', { Precedence: 'bulk' }, { bulk: true }],
    ['a form', { 'Auto-Submitted': 'auto-generated' }, { generated: true, automatic: false }],
  ])('%s', async (_, head, kind) => {
    expect(await parseMailHead(mailOf(head, 'Jetzt 20 %!'))).toMatchObject(kind)
  })
})

describe('a mail that came back names the mail and the reason', () => {
  const GMAIL = `Reporting-MTA: dns; googlemail.com
Arrival-Date: Thu, 26 Nov 2026 01:00:00 -0800

Final-Recipient: rfc822; Brandt@kunde.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not
 exist. 550 5.1.1 https://support.example/ - gsmtp`
  const EXCHANGE = `Reporting-MTA: dns;FR0P281MB1234.DEUP281.PROD.OUTLOOK.COM

Original-Recipient: rfc822;brandt@kunde.example
Final-Recipient: rfc822;jonas.brandt@intern.kunde.example
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp;552 5.2.2 mailbox full`

  it.each([
    ['Gmail', GMAIL, '5.1.1', 'does not exist'],
    ['Exchange', EXCHANGE, '5.2.2', 'mailbox full'],
  ])('%s', async (_, report, status, said) => {
    const read = await readMail(bounceMail({}, report))
    expect(read.bounce).toMatchObject({
      recipient: 'brandt@kunde.example',
      messageId: '<unsere.7@muster.example>',
      status,
    })
    expect(read.bounce?.diagnostic).toContain(said)
    expect(read).toMatchObject({ automatic: true, attachments: [] })
  })

  it('also by a server that sends no report for programs', async () => {
    const head = {
      'Return-Path': '<>',
      From: 'MAILER-DAEMON@mx.example',
      Subject: 'failure notice',
    }
    const body = `Hi. This is the qmail-send program.

<brandt@kunde.example>:
550 5.1.1 user unknown

--- Below this line is a copy of the message.

Message-ID: <unsere.7@muster.example>
Subject: Ihr Angebot
`
    const { bounce } = await readMail(mailOf(head, body))
    expect(bounce).toEqual({
      recipient: 'brandt@kunde.example',
      messageId: '<unsere.7@muster.example>',
      status: '5.1.1',
      diagnostic: '550 5.1.1 user unknown',
    })
  })

  it('is none while the server goes on trying', async () => {
    const report = GMAIL.replace('Action: failed', 'Action: delayed').replace('5.1.1', '4.4.1')
    expect(await readMail(bounceMail({}, report))).toMatchObject({ bounce: null, automatic: true })
  })

  it('is none because somebody writes of it', async () => {
    const mail = mailOf({ Subject: 'failure notice' }, 'Was heißt „550 user unknown“?')
    expect(await readMail(mail)).toMatchObject({ bounce: null, automatic: false })
  })
})

describe('files', () => {
  it('have harmless names, and the type that their bytes are', async () => {
    const mail = mailOf(
      MIXED,
      multipart([
        part('text/plain; charset=utf-8', 'Anbei.'),
        filePart('../../Lager\u202Eplan.pdf', 'application/pdf', PDF),
        filePart('Foto.pdf.exe', 'application/pdf', PDF),
        filePart(
          'Rechnung.pdf',
          'application/pdf',
          Buffer.from('MZ\x90\x00'.padEnd(600, '\0'), 'latin1'),
        ),
        filePart('bild.png', 'image/png', '<script>alert(1)</script>'),
        filePart('seite.html', 'text/html', '<script>alert(1)</script>'),
        filePart('CON.txt', 'text/plain', 'Hallo'),
        filePart('winmail.dat', 'application/ms-tnef', Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 1])),
      ]),
    )
    const { text, attachments } = await readMail(mail)
    expect(text).toBe('Anbei.')
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Lagerplan.pdf', 'application/pdf'],
      ['Foto.pdf.exe.gesperrt', 'application/pdf'],
      ['Rechnung.pdf.exe.gesperrt', 'application/x-msdownload'],
      ['bild.png', 'text/plain'],
      ['seite.html.gesperrt', 'text/plain'],
      ['_CON.txt', 'text/plain'],
      ['winmail.dat', 'application/octet-stream'],
    ])
    expect(attachments[0]?.content).toEqual(PDF)
  })

  it('beyond ten are named', async () => {
    const many = Array.from({ length: MOST_FILES + 3 }, (_, at) =>
      filePart(`plan${at}.pdf`, 'application/pdf', PDF),
    )
    const read = await readMail(mailOf(MIXED, multipart(many)))
    expect(read.attachments).toHaveLength(MOST_FILES)
    expect(read.left).toEqual([10, 11, 12].map((at) => `plan${at}.pdf (mehr als 10 Dateien)`))
  })

  it('that are cut off are named, and not kept as if they were whole', async () => {
    const mail = mailOf(
      MIXED,
      multipart([
        part('text/plain', 'Anbei.'),
        filePart('plan.pdf', 'application/pdf', PDF),
        filePart('groß.pdf', 'application/pdf', Buffer.concat([PDF, Buffer.alloc(50_000)])),
      ]),
    )
    const { text, attachments, left } = await readMail(mail.subarray(0, 20_000), mail.length)
    expect(text).toBe('Anbei.')
    expect(attachments.map(({ name }) => name)).toEqual(['plan.pdf'])
    expect(left).toEqual(['groß.pdf (unvollständig)'])
  })
})

describe('a hostile mail', () => {
  const boundaries = Array.from({ length: 2_000 }, (_, at) => `b${at}`)
  const nested = boundaries
    .map((one) => `Content-Type: multipart/mixed; boundary=${one}\n\n--${one}\n`)
    .join('')

  it.each([
    [
      'of parts within parts',
      mailOf({ 'Content-Type': 'multipart/mixed; boundary=x' }, `--x\n${nested}`),
    ],
    ['without anything', Buffer.alloc(0)],
    ['of bytes', Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256))],
  ])('%s has its answer', async (_, bytes) => {
    const read = await readMail(bytes)
    expect(typeof read.text).toBe('string')
    expect(read.attachments.length).toBeLessThanOrEqual(MOST_FILES)
  })

  it('of 10,000 parts is read, and what is too much of it is counted', async () => {
    const parts = Array.from({ length: 10_000 }, (_, at) =>
      filePart(`a${at}.txt`, 'text/plain', 'x'),
    )
    const { attachments, left } = await readMail(mailOf(MIXED, multipart(parts)))
    expect(attachments).toHaveLength(MOST_FILES)
    expect(left.at(-1)).toBe('und 9970 weitere')
    expect(left.length).toBe(21)
  })

  it('of HTML as deep as a well is read', async () => {
    const html = `${'<div>'.repeat(50_000)}unten${'</div>'.repeat(50_000)}`
    const read = await readMail(mailOf({ 'Content-Type': 'text/html' }, `<p>oben</p>${html}`))
    expect(read.text).toContain('oben')
  })

  it('of 300,000 blanks within a line is read', async () => {
    const { text } = await readMail(mailOf(UTF8, `a${' '.repeat(300_000)}b`))
    expect(text).toMatch(/^a {1000}/)
  })

  it('of more words than anybody writes is cut, and says so in its file', async () => {
    const { text, attachments } = await readMail(
      mailOf(UTF8, 'Wir brauchen Stapler.\n'.repeat(60_000)),
    )
    expect(text).toContain('Der ganze Text liegt als Datei bei')
    expect(attachments[0]?.content.toString()).toMatch(/Der Rest steht nur in Ihrem Postfach\.$/)
  })

  it('of one line that is told from words, and not from patterns', async () => {
    const body = `${'> '.repeat(200_000)}\n${'On 1 '.repeat(50_000)}\n${'<a@'.repeat(50_000)}\n> x\n`
    const { text, quoted } = await readMail(mailOf(UTF8, body))
    expect(text.length + quoted.length).toBeGreaterThan(0)
  })
})
