/** What is longer is a letter, whatever it says about HTML. */
const LONGEST_NOTICE = 600
const LONGEST_LINE = 200
/** By so many characters a page is longer than one line that stands in its place. */
const LONG_PAGE = 200
/** How programs say it: „Ihr Mailprogramm kann kein HTML anzeigen“, „View this email in your browser“. */
const NOTICE =
  /\bhtml\b|nicht (?:richtig|korrekt) (?:angezeigt|dargestellt)|im browser (?:an(?:sehen|zeigen)|öffnen)|\bin (?:your|a) (?:web ?)?browser\b|(?:unable|trouble|can(?:no|['’])t) (?:to )?(?:view|viewing|see|seeing|read|reading)\b/i
/** What stands in a plain part for pictures and links, which are no words. */
const NO_WORDS = /\[(?:cid|image|bild):[^\]\n]{0,300}\]|<?https?:\/\/[^\s<>]+>?/gi
const LETTER = /[\p{L}\p{N}]/u

export const mayBeStub = (plain: string) => plain.length <= LONGEST_NOTICE

/** Whether the plain part of a mail holds none of its words, so that the page beside it counts. */
export function isStub(plain: string, page: string): boolean {
  if (!mayBeStub(plain) || page.length <= plain.length) return false
  if (NOTICE.test(plain) || !LETTER.test(plain.replace(NO_WORDS, ''))) return true
  const isLine = !plain.includes('\n') && plain.length <= LONGEST_LINE
  return isLine && page.length >= plain.length + LONG_PAGE
}
