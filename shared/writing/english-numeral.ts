const GERMAN = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,(?:\d{1,2}|\d{4,}))$/
/** Without marks, or with a point that no German would write. */
const EITHER = /^\d+(?:\.(?:\d{1,2}|\d{4,}))?$/

/** A number in an English reader's marks: `2.500,5` → `2,500.5`. Null for `2,500`, which nobody can tell. */
export function englishNumeral(numeral: string): string | null {
  if (EITHER.test(numeral)) return numeral
  if (!GERMAN.test(numeral)) return null
  return numeral.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}
