import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { Email } from 'postal-mime'
import { withPlainBreaks } from '../../../../shared/text-rules.ts'
import { LONGEST_TEXT, type MailFile } from './mail.ts'

const ENCRYPTED =
  'Diese E-Mail ist verschlüsselt und lässt sich hier nicht lesen. Sie liegt unverändert in Ihrem Postfach.'
const CUT = '\n[…] Der ganze Text liegt als Datei bei.'
const HTML_LENGTH = 4 * 1024 * 1024
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: HTML_LENGTH, maxDepth: 500 },
  selectors: [
    { selector: 'img', format: 'skip' },
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, linkBrackets: ['<', '>'] },
    },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    // Programs lay out their letters in tables, whose cells a heading would shout.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block' },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ' ' } },
  ],
}

/**
 * What a mail says, HTML as text, in characters that a database takes.
 * @returns its beginning, if it is longer than a message may be, and then all of it
 */
export function textsOf(email: Email): ReturnType<typeof cutText> {
  const plain = clean(email.text ?? '')
  const whole =
    plain || clean(htmlAsText(email.html ?? '')) || (isEncrypted(email) ? ENCRYPTED : '')
  return cutText(whole, LONGEST_TEXT)
}

/** Cuts a text that is longer than there is room for. @returns its beginning, and then all of it as a file */
export function cutText(whole: string, length: number): { body: string; tooLong: MailFile | null } {
  if (whole.length <= length) return { body: whole, tooLong: null }
  const body = `${whole.slice(0, length - CUT.length).toWellFormed()}${CUT}`
  const tooLong = { name: 'Nachricht.txt', type: 'text/plain', content: Buffer.from(whole) }
  return { body, tooLong }
}

const clean = (text: string) =>
  withPlainBreaks(text)
    .replaceAll('\u00a0', ' ')
    .replace(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .replace(/[ \t]+$/gm, '')
    .toWellFormed()
    .trim()

function htmlAsText(html: string): string {
  return html ? convert(html, options).replace(/\n{3,}/g, '\n\n') : ''
}

const isEncrypted = ({ attachments }: Email) =>
  attachments.some(({ mimeType }) =>
    /^application\/(?:pgp-encrypted|(?:x-)?pkcs7-mime)$/.test(mimeType),
  )
