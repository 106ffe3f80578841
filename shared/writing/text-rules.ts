export const UNCLEAN_TEXT = 'Enthält unzulässige Zeichen'

const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u
/** Breaks of a line, and the tabulator, which a table takes for the next cell. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/
const BREAKS_AND_BLANKS = /[\t\n\v\f\r\u0085\u2028\u2029]\s*/g
/** They turn the words around them about, so that a line reads otherwise than it is stored. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** What copying from a web page or an address book leaves at the ends. */
const NOTHING = /[\s\u0085\u200b\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Well-formed Unicode without control characters, which every database can store. */
const isCleanText = (value: string) => value.isWellFormed() && !CONTROL_CHARACTERS.test(value)

export const isOneLine = (value: string) => lineProblem(value, '') === null

/** A text with its breaks in one form, as browsers count them, and without blanks at its ends. */
export const plainText = (value: string) => withPlainBreaks(value).trim()

export const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/** A line without what nobody sees at its ends. */
export function plainLine(value: string): string {
  let [start, end] = [0, value.length]
  while (start < end && NOTHING.test(value.charAt(start))) start++
  while (start < end && NOTHING.test(value.charAt(end - 1))) end--
  return value.slice(start, end)
}

/** What may have several lines as one: a blank stands for each break, and nothing for what nobody sees. */
export const asLine = (value: string) =>
  plainLine(value.toWellFormed().replace(BREAKS_AND_BLANKS, ' ').replace(HIDDEN, ''))

/** Why something is not one line: a name, a telephone number, a title. Null if it is. */
export function lineProblem(value: string, label: string): string | null {
  if (BREAKS.test(value)) return `${label} muss in einer Zeile stehen`
  return isCleanText(value) && !DIRECTION_MARKS.test(value) ? null : UNCLEAN_TEXT
}

export const tooLong = (label: string, max: number) =>
  `${label} darf höchstens ${max.toLocaleString('de-DE')} Zeichen lang sein`

/** What a text must satisfy once it is plain. `wrong` is the message if it is too short. */
export interface TextRule {
  label: string
  min: number
  max: number
  wrong: string
  /** Whether it may have several lines. */
  hasBreaks?: boolean
  /** What else is wrong with a text that is not empty; null if nothing is. */
  problemOf?: (text: string) => string | null
}

export const plainBy = ({ hasBreaks }: TextRule) => (hasBreaks ? plainText : plainLine)

/** The error message for a text, or null when it is valid. */
export function textProblem(value: string, rule: TextRule): string | null {
  const text = plainBy(rule)(value)
  const unclean = rule.hasBreaks ? uncleanText(text) : lineProblem(text, rule.label)
  if (unclean) return unclean
  if (text.length < rule.min) return rule.wrong
  if (text.length > rule.max) return tooLong(rule.label, rule.max)
  return text === '' ? null : (rule.problemOf?.(text) ?? null)
}

/** Why a text cannot be stored; null if it can. */
export const uncleanText = (text: string) => (isCleanText(text) ? null : UNCLEAN_TEXT)
