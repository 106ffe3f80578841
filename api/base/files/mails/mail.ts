import { z } from 'zod'

export const MOST_FILES = 10
export const MOST_FILE_BYTES = 20 * 1024 * 1024
/** Of a larger mail so much is read: files of the size above, as they are written in a mail, and its texts. */
export const MOST_MAIL_BYTES = 50 * 1024 * 1024
/** A text that is longer is cut, and comes whole as a file. */
export const LONGEST_TEXT = 100_000

const address = z.object({ name: z.string(), address: z.string() })

const bounce = z.object({
  recipient: z.string().nullable(),
  /** The Message-ID of the mail that it is about, in angle brackets. */
  messageId: z.string().nullable(),
  /** As in RFC 3463, such as `5.1.1`. */
  status: z.string().nullable(),
  diagnostic: z.string().nullable(),
})

/** A mail as the process that read it hands it over; the bytes of its files lie beside it. */
export const mailFile = z.object({
  /** In angle brackets, as all Message-IDs here; null for a mail without one. */
  messageId: z.string().nullable(),
  inReplyTo: z.array(z.string()),
  /** Oldest first. */
  references: z.array(z.string()),
  /** Whom the mail names; anybody can write anything there. Addresses are in lower case. Null if that is none. */
  from: address.nullable(),
  replyTo: address.nullable(),
  /** One line, at most 200 characters. */
  subject: z.string(),
  text: z.string(),
  quoted: z.string(),
  /** Written by a program: an absence note, a receipt of reading, a warning of delay. */
  automatic: z.boolean(),
  bounce: bounce.nullable(),
  /** What it brought and is not among the files, and why, as „Name (Grund)“. */
  left: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), type: z.string() })),
})

/** A file that a mail brought. Its name is harmless, and its type is what its bytes say. */
export interface MailFile {
  name: string
  type: string
  content: Buffer
}

export type ReadMail = Omit<z.infer<typeof mailFile>, 'files'> & { attachments: MailFile[] }

const CUT = '\n[…] Der ganze Text liegt als Datei bei.'

/** Cuts a text that is longer than there is room for. @returns its beginning, and then all of it as a file */
export function cutText(whole: string, length: number): { body: string; tooLong: MailFile | null } {
  if (whole.length <= length) return { body: whole, tooLong: null }
  const body = `${whole.slice(0, length - CUT.length).toWellFormed()}${CUT}`
  const tooLong = { name: 'Nachricht.txt', type: 'text/plain', content: Buffer.from(whole) }
  return { body, tooLong }
}
