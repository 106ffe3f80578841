import type { MailFile } from './mail.ts'

const CUT = '\n[…] Der ganze Text liegt als Datei bei.'

/** Cuts a text that is longer than there is room for. @returns its beginning, and then all of it as a file */
export function cutText(whole: string, length: number): { body: string; tooLong: MailFile | null } {
  if (whole.length <= length) return { body: whole, tooLong: null }
  const body = `${whole.slice(0, length - CUT.length).toWellFormed()}${CUT}`
  const tooLong = { name: 'Nachricht.txt', type: 'text/plain', content: Buffer.from(whole) }
  return { body, tooLong }
}
