/** What a letter to a customer ends with, above the name of who writes it. */
export const CLOSING = 'Mit freundlichen Grüßen'
export const CLOSING_IN_ENGLISH = 'Kind regards'

/** Letters and other characters of names. A dot must not be followed by a letter, as in an address. */
const PLAIN_NAME = /^(?!.*\.\S)[\p{L}\p{M} '’.,&()-]{1,80}$/u

/** Whether a mail program makes nothing but a name of it. */
const isPlainName = (name: string): boolean => PLAIN_NAME.test(name)

/** `Guten Tag Erika Muster,` */
export const greeting = (name: string): string =>
  isPlainName(name) ? `Guten Tag ${name},` : 'Guten Tag,'

/** `Dear Erika Muster,` */
export const englishGreeting = (name: string): string =>
  isPlainName(name) ? `Dear ${name},` : 'Dear Sir or Madam,'

const GREETING =
  /^(?:guten (?:tag|morgen|abend)|hallo|moin|servus|grüß gott|grüezi|sehr geehrte[rs]?|hi|hello|dear|good (?:morning|afternoon))(?![\p{L}-])/iu
/** „Lieber erst am Dienstag“ greets nobody. */
const WARM_GREETING = /^[Ll]iebe[rs]? \p{Lu}/u

/** Whether a text begins with a greeting of its own. */
export function opensWithGreeting(text: string): boolean {
  const start = text.trimStart()
  return GREETING.test(start) || WARM_GREETING.test(start)
}

/** A line of its own, or what stands before the first comma of a sentence. */
const GREETING_LINE = /^[^\n]{0,100}?(?:[,!]|[^,!.:;?\n])(?=\n|$)/u
const GREETING_IN_SENTENCE = /^[^,!\n]{0,100}[,!]/u

/** A text without the greeting that it begins with, which may be of somebody else. */
export function withoutGreeting(text: string): string {
  if (!opensWithGreeting(text)) return text
  const start = text.trimStart()
  const [greeted = ''] = GREETING_LINE.exec(start) ?? GREETING_IN_SENTENCE.exec(start) ?? []
  return start.slice(greeted.length).trimStart()
}

const REGARDS =
  /^(?:(?:mit )?(?:\p{L}+[,]? (?:und )?){0,4}(?:grüße?n?|grüss?en?|gruss|gruß)(?! an\b)|mfg|vg|lg|hochachtungsvoll|(?:(?:best|kind|warm) )?regards|best wishes|(?:yours )?(?:sincerely|faithfully|truly))(?![\p{L}-])/iu
/** So many lines at most stand from the formula on: names, a position, a telephone. */
const LINES_OF_ENDING = 6
/** A formula is no longer, with who signs in the same line. */
const LONGEST_FORMULA = 80

const endOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-LINES_OF_ENDING)

/** It may follow the last sentence. */
const hasFormula = (line: string): boolean =>
  line.split(/(?<=[.!?]) /).some((part) => part.length <= LONGEST_FORMULA && REGARDS.test(part))

/** Whether a text ends with a closing formula of its own. */
export const endsWithClosing = (text: string): boolean => endOf(text).some(hasFormula)

/** Whether a text bears the name of who writes it: in its last line, or with its closing formula, above a telephone or the like. */
export function isSignedBy(name: string, text: string): boolean {
  const lines = endOf(text)
  const formula = lines.findLastIndex(hasFormula)
  return (
    lines.at(-1) === name ||
    (formula >= 0 &&
      lines.slice(formula).some((line) => line === name || line.endsWith(` ${name}`)))
  )
}

/** A text with the greeting and the closing formula that it does not have itself; an empty one of both is left out. */
export const asLetter = (text: string, form: { greeting: string; closing: string }): string =>
  [
    !opensWithGreeting(text) && form.greeting.trim(),
    text,
    !endsWithClosing(text) && form.closing.trim(),
  ]
    .filter(Boolean)
    .join('\n\n')
