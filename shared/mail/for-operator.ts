/** Begins what only whoever runs the machine can do, and what names settings of the machine: a dealer reads no further. */
export const FOR_OPERATOR = 'Für den Betreiber der Website:'

/** The same text without that, for whoever is not in charge of the site; a salesperson turns to an administrator. */
export function withoutOperator(text: string): string {
  const [said = '', ...further] = text.split(FOR_OPERATOR)
  return further.length > 0 ? `${said}${ASK}` : text
}

const ASK = 'Bitte sagen Sie es Ihrem Administrator.'
