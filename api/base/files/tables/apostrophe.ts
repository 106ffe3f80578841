const DANGEROUS = '[=+\\-@\\t\\r\\n＝＋－＠]'
const NEEDS_ONE = new RegExp(`^'*${DANGEROUS}`)
const HAS_ONE = new RegExp(`^'+${DANGEROUS}`)

/**
 * Programs take a text that begins like a formula for one, unless an apostrophe stands before it. A
 * text that looks as if it had one gets another, so that reading takes off exactly the one that
 * writing put there.
 */
export const withApostrophe = (text: string) => (NEEDS_ONE.test(text) ? `'${text}` : text)

/** As `withApostrophe`, where a text cannot be taken for a formula: only what looks as if it had one gets another. */
export const withSecondApostrophe = (text: string) => (HAS_ONE.test(text) ? `'${text}` : text)

export const withoutApostrophe = (text: string) => (HAS_ONE.test(text) ? text.slice(1) : text)
