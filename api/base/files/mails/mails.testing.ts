/** A mail as it comes over the line. */
export const mailOf = (head: Record<string, string>, body: string): Buffer =>
  Buffer.from(
    `${Object.entries({
      From: 'Jonas Brandt <Brandt@kunde.example>',
      To: 'info@muster.example',
      Subject: 'AW: Ihre Anfrage A-2026-00042',
      'Message-ID': '<antwort.1@kunde.example>',
      Date: 'Thu, 26 Nov 2026 10:30:00 +0100',
      'MIME-Version': '1.0',
      ...head,
    })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body.replace(/\r?\n/g, '\r\n')}`,
  )

/** One part of a mail. */
export const part = (type: string, content: string, more = '') =>
  `Content-Type: ${type}\n${more}\n${content}\n`

/** A part that is a file. */
export const filePart = (name: string, type: string, content: Buffer | string, more = '') =>
  part(
    `${type}; name="${name}"`,
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n'),
    `Content-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n${more}`,
  )

/** The body of a mail of several parts, for a Content-Type with the same boundary. */
export const multipart = (parts: string[], boundary = 'grenze') =>
  `${parts.map((one) => `--${boundary}\n${one}`).join('')}--${boundary}--\n`

export const MIXED = { 'Content-Type': 'multipart/mixed; boundary=grenze' }

/** What a mail server sends about a mail of ours that it could not deliver. */
export const bounceMail = (
  head: Record<string, string>,
  report: string,
  returned = 'Message-ID: <unsere.7@muster.example>\nSubject: Ihr Angebot\n',
) =>
  mailOf(
    {
      From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      Subject: 'Delivery Status Notification (Failure)',
      'Content-Type': 'multipart/report; boundary=grenze; report-type=delivery-status',
      ...head,
    },
    multipart([
      part('text/plain; charset=utf-8', 'Ihre Nachricht wurde nicht zugestellt.'),
      part('message/delivery-status', report),
      part('text/rfc822-headers', returned),
    ]),
  )
