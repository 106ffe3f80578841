const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u

export const UNCLEAN_TEXT = 'Enthält unzulässige Zeichen'

/** Every database and every page can hold it: well-formed Unicode without control characters. */
export const isCleanText = (value: string) =>
  value.isWellFormed() && !CONTROL_CHARACTERS.test(value)

export const tooLong = (label: string, max: number) =>
  `${label} darf höchstens ${max.toLocaleString('de-DE')} Zeichen lang sein`

/** What a trimmed text must satisfy; a text that is too short or matches no pattern is `wrong`. */
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
  return rule.pattern && !rule.pattern.test(text) ? rule.wrong : null
}
