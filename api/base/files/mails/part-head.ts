export interface PartHead {
  /** In lower case, such as `text/plain`. */
  type: string
  /** What follows the type in its line, with the semicolon before it. */
  parameters: string
  charset: string
  coding: string
  boundary: string
  /** Whether it is a letter to be read, and no file. */
  isText: boolean
  /** Whether it is a mail that is read with the one that holds it. */
  isMail: boolean
}

const TEXTS = new Set(['text/plain', 'text/html', 'text/calendar'])

/** @param head the lines as they are written, one byte a character */
export function partHead(head: string): PartHead {
  const contentType = lineOf(head, /^content-type[ \t]*:/im)
  const [written = ''] = contentType.split(';', 1)
  const type = written.trim().toLowerCase() || 'text/plain'
  const [disposition = ''] = lineOf(head, /^content-disposition[ \t]*:/im)
    .toLowerCase()
    .split(/[;\s]/, 1)
  return {
    type,
    parameters: contentType.slice(written.length),
    charset: parameterOf(contentType, 'charset').toLowerCase().replaceAll("'", ''),
    coding: lineOf(head, /^content-transfer-encoding[ \t]*:/im),
    boundary: type.startsWith('multipart/') ? parameterOf(contentType, 'boundary') : '',
    isText: TEXTS.has(type) && disposition !== 'attachment',
    isMail: type === 'message/rfc822' && ['', 'inline'].includes(disposition),
  }
}

/** Of several lines of one name the first counts. */
function lineOf(head: string, name: RegExp): string {
  const found = name.exec(head)
  if (!found) return ''
  const start = found.index + found[0].length
  const length = head.slice(start).search(/\n(?![ \t])/)
  return head.slice(start, length < 0 ? undefined : start + length).trim()
}

function parameterOf(value: string, name: string): string {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)|([^\\s;"]*))`, 'i').exec(value)
  return (found?.[1] ?? found?.[2] ?? '').trim()
}
