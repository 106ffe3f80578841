import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { Email } from 'postal-mime'
import { withPlainBreaks } from '../../../../shared/writing/text-rules.ts'
import { cutText, LONGEST_TEXT } from './mail.ts'
import { maySign } from './signed-content.ts'

const ENCRYPTED =
  'Diese E-Mail ist verschlüsselt und lässt sich hier nicht lesen. Sie liegt unverändert in Ihrem Postfach.'
/** What is longer, or has more tags, was not written by a person. The work on it may grow faster than its length. */
const MOST_WORDS = 1024 * 1024
const MOST_TAGS = 20_000
const MORE = '\n[…] Der Rest steht nur in Ihrem Postfach.'
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 500 },
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
    // Some set their own words in, and only programs that quote say so.
    { selector: 'blockquote', format: 'block' },
    ...['[type="cite"]', '[cite]', '[class*="quote"]', '[style*="border-left"]'].map((quote) => ({
      selector: `blockquote${quote}`,
      format: 'blockquote',
    })),
    // Programs lay out their letters in tables, whose cells a heading would shout.
    { selector: 'table', format: 'block' },
    {
      selector: 'tr',
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ' ' } },
  ],
}

/** What a mail says, HTML as text: its beginning, if it is longer than a message may be, and then all of it. */
export function textsOf(email: Email): ReturnType<typeof cutText> {
  const plain = readable(email.text ?? '', MOST_WORDS, clean)
  const page = mayBeStub(plain) ? pageAsText(email.html ?? '') : ''
  const whole = isStub(plain, page) ? page : plain
  return cutText(whole || (isEncrypted(email) ? ENCRYPTED : ''), LONGEST_TEXT)
}

const pageAsText = (html: string) =>
  readable(html, endOfTags(html), (part) => clean(htmlAsText(part)))

/** A text as it is read, after it was cut: nothing is spent on what would be cut off afterwards. */
function readable(text: string, end: number, read: (text: string) => string): string {
  const words = read(text.slice(0, end))
  return words && end < text.length ? words + MORE : words
}

function endOfTags(html: string): number {
  let end = -1
  for (let tags = 0; tags <= MOST_TAGS; tags++) {
    end = html.indexOf('<', end + 1)
    if (end < 0) return MOST_WORDS
  }
  return Math.min(end, MOST_WORDS)
}

const clean = (text: string) =>
  withPlainBreaks(text)
    .replaceAll('\u00a0', ' ')
    .replace(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .toWellFormed()
    .trim()

function htmlAsText(html: string): string {
  return html ? convert(html, options).replace(/\n{3,}/g, '\n\n') : ''
}

const isEncrypted = ({ attachments }: Email) =>
  attachments.some((part) => maySign(part) || part.mimeType === 'application/pgp-encrypted')

/** What is longer is a letter, whatever it says about HTML. */
const LONGEST_NOTICE = 600
const LONGEST_LINE = 200
const MORE_ON_PAGE = 200
/** How programs say it: „Ihr Mailprogramm kann kein HTML anzeigen“, „View this email in your browser“. */
const NOTICE =
  /\bhtml\b|nicht (?:richtig|korrekt) (?:angezeigt|dargestellt)|im browser (?:an(?:sehen|zeigen)|öffnen)|\bin (?:your|a) (?:web ?)?browser\b|(?:unable|trouble|can(?:no|['’])t) (?:to )?(?:view|viewing|see|seeing|read|reading)\b/i
const PICTURE_OR_LINK = /\[(?:cid|image|bild):[^\]\n]{0,300}\]|<?https?:\/\/[^\s<>]+>?/gi
const LETTER = /[\p{L}\p{N}]/u

const mayBeStub = (plain: string) => plain.length <= LONGEST_NOTICE

/** Whether the plain part of a mail holds none of its words, so that the page beside it counts. */
function isStub(plain: string, page: string): boolean {
  if (!mayBeStub(plain) || page.length <= plain.length) return false
  if (NOTICE.test(plain) || !LETTER.test(plain.replace(PICTURE_OR_LINK, ''))) return true
  const isLine = !plain.includes('\n') && plain.length <= LONGEST_LINE
  return isLine && page.length >= plain.length + MORE_ON_PAGE
}
