const DANGEROUS = '[=+\\-@\\t\\r\\n＝＋－＠]'
const NEEDS_ONE = new RegExp(`^'*${DANGEROUS}`)
const HAS_ONE = new RegExp(`^'+${DANGEROUS}`)
/** `="0042"`, as programs write a text that spreadsheets are to keep as one. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/** Keeps a text from being read as a formula, and one that has an apostrophe from losing it: reading takes off one. */
export const withApostrophe = (text: string) => (NEEDS_ONE.test(text) ? `'${text}` : text)

/** As `withApostrophe`, where a text cannot be taken for a formula: only what reading would change gets one. */
export const withSecondApostrophe = (text: string) =>
  HAS_ONE.test(text) || TEXT_FORMULA.test(text) ? `'${text}` : text

export function plainCell(text: string): string {
  if (HAS_ONE.test(text)) return text.slice(1)
  const inner = TEXT_FORMULA.exec(text)?.[1]
  return inner === undefined ? text : inner.replaceAll('""', '"')
}
