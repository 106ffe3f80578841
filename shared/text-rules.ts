const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u

export const UNCLEAN_TEXT = 'Enthält unzulässige Zeichen'

/** Well-formed Unicode without control characters, which every database can store. */
export const isCleanText = (value: string) =>
  value.isWellFormed() && !CONTROL_CHARACTERS.test(value)

export const tooLong = (label: string, max: number) =>
  `${label} darf höchstens ${max.toLocaleString('de-DE')} Zeichen lang sein`

/** What a trimmed text must satisfy. `wrong` is the message if it is too short or, unless empty, misses the pattern. */
export interface TextRule {
  label: string
  min: number
  max: number
  pattern?: RegExp
  wrong: string
}

/** The error message for a text, or null when it is valid. */
export function textProblem(value: string, rule: TextRule): string | null {
  const text = value.trim()
  if (!isCleanText(value)) return UNCLEAN_TEXT
  if (text.length < rule.min) return rule.wrong
  if (text.length > rule.max) return tooLong(rule.label, rule.max)
  return text !== '' && rule.pattern && !rule.pattern.test(text) ? rule.wrong : null
}
