import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import sharp from 'sharp'

interface ReceivedMail {
  text: string
  quoted?: string
  sender?: string
  automatic?: 0 | 1
  left?: string[]
  files?: { name: string; type: string; content: Buffer }[]
}

/** Puts mails of the customer into the conversation of an inquiry, as if a mailbox had been read. */
export async function seedMails(dataDir: string, inquiry: number): Promise<void> {
  const photo = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#8a9aa6' },
  })
    .jpeg()
    .toBuffer()
  const mails: ReceivedMail[] = [
    { text: 'Ich bin bis Montag nicht im Haus.', automatic: 1 },
    {
      text: 'Guten Tag,\n\nanbei die Halle und der Lageplan. Passt er durch das Tor?\n\nMit freundlichen Grüßen\nMarta Mailer',
      quoted:
        'Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH:\n\n> Guten Tag Marta Mailer,\n> \n> wie hoch ist Ihr Tor?',
      left: ['Rundgang.mov (zusammen mehr als 20 MB)'],
      files: [
        { name: 'Halle.jpg', type: 'image/jpeg', content: photo },
        { name: 'Lageplan.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n') },
        { name: 'Maße.xlsm.gesperrt', type: 'application/zip', content: Buffer.from('PK') },
      ],
    },
    { text: 'Bitte auch an mich antworten.', sender: 'einkauf@firma.example' },
  ]
  const folder = join(dataDir, 'attachments')
  await mkdir(folder, { recursive: true })
  const database = new SQLite(join(dataDir, 'gabelstapler.sqlite'))
  const insert = database.prepare(
    `insert into message (inquiry_id, at, kind, subject, text, author, automatic, quoted, sender, left_out)
     values (?, ?, 'received', 'AW: Ihre Anfrage', ?, 'Marta Mailer', ?, ?, ?, ?)`,
  )
  const attach = database.prepare(
    'insert into message_attachment (message_id, position, name, type, size, file) values (?, ?, ?, ?, ?, ?)',
  )
  for (const { text, quoted = '', sender = null, automatic = 0, left = [], files = [] } of mails) {
    const { lastInsertRowid } = insert.run(
      ...[inquiry, Date.now(), text, automatic, quoted, sender, left.join('\n')],
    )
    for (const [position, { name, type, content }] of files.entries()) {
      const file = randomBytes(16).toString('hex')
      await writeFile(join(folder, file), content)
      attach.run(lastInsertRowid, position, name, type, content.length, file)
    }
  }
  database.close()
}
