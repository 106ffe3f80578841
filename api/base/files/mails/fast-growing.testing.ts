import { filePart, MIXED, mailOf, multipart, part } from './mails.testing.ts'

const UTF8 = { 'Content-Type': 'text/plain; charset=utf-8' }
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const text = (body: string) => mailOf(UTF8, body)
const html = (body: string) => mailOf(HTML, body)
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))

/** Mails of about that many bytes, each of a shape for which the work of some program grows faster than its length. */
export const fastGrowing: Record<string, (length: number) => Buffer> = {
  'blanks within a line': (length) => text(`a${filled(' ', length)}b`),
  'tabs within a line': (length) => text(`a${filled('\t', length)}b`),
  'blanks that do not break': (length) => text(`a${filled('\u00a0', length)}b`),
  'lines of blanks': (length) => text(`a${filled(' '.repeat(1_000).concat('x\n'), length)}b`),
  'empty lines': (length) => text(`a${filled('\n', length / 8)}b`),
  'lone carriage returns': (length) => text(`a${filled('\r', length)}b`),
  'characters of no width': (length) => text(`a${filled('\u200b \u2060', length)}b`),
  'accents upon accents': (length) => text(`a${filled('\u0301', length)}b`),
  'marks of quotes in one line': (length) => text(`${filled('> ', length)}\nb`),
  'marks of quotes over many lines': (length) => text(`Ja.\n${filled('>>>>>>>>> x\n', length)}`),
  'heads of quotes': (length) =>
    text(`Ja.\n${filled('Am 1.2.2026 um 10:00 schrieb A <a@b.example>:\n> x\n', length)}`),
  'a head of a quote that does not end': (length) => text(`${filled('On 1 ', length)}\n> x\n`),
  'addresses before a head that does not come': (length) =>
    text(`${filled('<a@b.example> 1 ', length)}\n> x\n`),
  'heads of mails in the text': (length) =>
    text(filled('Von: A\nGesendet: heute\nAn: B\n', length)),
  'quotes and answers by turns': (length) =>
    text(filled(' > (https://stapler.example/a\n\nb\n', length)),
  'a quote of heads': (length) => text(filled(' > On , wrote Am 1 ', length)),
  'one line of dashes': (length) => text(`a\n${filled('-', length)}x\n> y`),
  links: (length) => text(filled('https://a.example/b?c=d ', length)),
  'a long address': (length) => text(`<${filled('a@', length)}`),
  'base64 in the text': (length) => text(filled('QUJDREVG', length)),
  'tags within tags': (length) =>
    html(`${filled('<div>', length / 2)}a${filled('</div>', length / 2)}`),
  'quotes within quotes': (length) => html(`${filled('<blockquote>', length)}a`),
  'lists within lists': (length) => html(`${filled('<ul><li>', length)}a`),
  'tables within tables': (length) => html(`${filled('<table><tr><td>', length)}a`),
  'tags that stay open': (length) => html(filled('<b>a', length)),
  'tags without an end': (length) => html(filled('<a ', length)),
  'comments without an end': (length) => html(filled('<!--', length)),
  attributes: (length) => html(`<p ${filled('a=b ', length)}>a`),
  'pictures within a page': (length) =>
    html(filled('<img src="data:image/png;base64,QUJD">', length)),
  'a picture that does not end': (length) => html(filled('data:image/png;a=b;base64,', length)),
  'beginnings of a signature': (length) => html(filled('gr class="a-signatur >-- ', length)),
  'addresses of pictures': (length) => html(filled('<img src="cid:a">', length)),
  'marks at the end': (length) => text(`Ja.\n\n${filled('> x\n', length)}`),
  'a head without a quote': (length) =>
    text(filled('Am 1.2.2026 um 10:00 hat <a@b.example> \n', length)),
  entities: (length) => html(filled('&amp;', length)),
  'entities without an end': (length) => html(filled('&am', length)),
  'links of HTML': (length) => html(filled('<a href="https://a.example/b">c</a> ', length)),
  'a link that holds itself': (length) => html(filled('<a href="b">', length)),
  'blanks of HTML': (length) => html(`<pre>a${filled(' ', length)}b</pre>`),
  'breaks of HTML': (length) => html(`a${filled('<br>', length)}b`),
  'paragraphs of nothing': (length) => html(filled('<p></p>', length)),
  'parts within parts': (length) =>
    mailOf(
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      filled('--b\nContent-Type: multipart/mixed; boundary=b\n\n', length),
    ),
  parts: (length) => mailOf(MIXED, filled('--grenze\n\nx\n', length)),
  'mails within mails': (length) =>
    mailOf(
      { 'Content-Type': 'message/rfc822' },
      filled('Content-Type: message/rfc822; name=brief\n\n', length),
    ),
  'a name of a file': (length) =>
    mailOf(
      MIXED,
      multipart([
        part('text/plain', 'Anbei.'),
        filePart(filled('a. ', Math.min(length, 60_000)), 'text/plain', 'x'),
      ]),
    ),
  'a subject of words in code': (length) =>
    mailOf({ ...UTF8, Subject: filled('=?utf-8?q?a_?= ', length) }, 'Ja.'),
  'words in code without an end': (length) =>
    mailOf({ ...UTF8, Subject: filled('=?utf-8?q?a ', length) }, 'Ja.'),
  'blanks between words in code': (length) =>
    mailOf({ ...UTF8, Subject: `=?utf-8?q?a?=${filled(' ', length)}x` }, 'Ja.'),
  'a name of a file in pieces': (length) =>
    mailOf({ 'Content-Type': `text/plain; ${filled("name*0*=a'b'%C3; ", length)}` }, 'Ja.'),
  'boundaries of parts within parts': (length) =>
    mailOf(
      MIXED,
      Array.from(
        { length: length / 64 },
        (_, at) => `--${at ? at - 1 : 'grenze'}\nContent-Type: multipart/mixed; boundary=${at}\n\n`,
      ).join(''),
    ),
  'bytes of no encoding': (length) =>
    Buffer.concat([text(''), Buffer.alloc(length, Buffer.from('für \xfc', 'latin1'))]),
  'letters written by their numbers': (length) =>
    mailOf({ ...UTF8, 'Content-Transfer-Encoding': 'quoted-printable' }, filled('=FC=\n', length)),
  'pieces of base64': (length) =>
    mailOf({ 'Content-Transfer-Encoding': 'base64' }, filled('QQ==\n', length)),
  'encodings that a page says': (length) =>
    Buffer.concat([
      mailOf({ 'Content-Type': 'text/html' }, filled('<meta ', length)),
      Buffer.of(255),
    ]),
  'groups of senders': (length) => mailOf({ ...UTF8, From: filled('a:', length) }, 'Ja.'),
  'remarks about the sender': (length) => mailOf({ ...UTF8, From: filled('(a', length) }, 'Ja.'),
  'mails that it answers': (length) =>
    mailOf({ ...UTF8, References: filled('<a@b.example> ', length) }, 'Ja.'),
  'mails that it answers, without an end': (length) =>
    mailOf({ ...UTF8, References: filled('<a', length) }, 'Ja.'),
  'lines of its head': (length) =>
    Buffer.from(`From: a@b.example\r\n${filled('X: y\r\n', length)}\r\nJa.`),
  'parameters of its type': (length) =>
    mailOf({ 'Content-Type': `text/plain; ${filled('a*0=b; ', length)}` }, 'Ja.'),
  'a report of a mail server': (length) =>
    mailOf(
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=grenze' },
      multipart([
        part('message/delivery-status', `Action:${filled(`${' '.repeat(30)}\n`, length)}failed`),
      ]),
    ),
  'an error of a mail server': (length) =>
    mailOf(
      { From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>', Subject: 'failure notice' },
      `${filled('a', length)}\n${filled('5.1.', length)}`,
    ),
}
