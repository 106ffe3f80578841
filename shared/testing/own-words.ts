/** All texts of a table of words, however deep; functions are left to who knows what they take. */
export function textsIn(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? textsIn(value)
      : []
  })
}

/** The texts of the German table that the English one says otherwise: none of them may stand where English is spoken. */
export function germanAlone(german: object, english: object): string[] {
  const said = new Set(textsIn(english))
  return textsIn(german).filter((text) => text.length > 3 && !said.has(text))
}

/** What German laws and firms are called stays so, wherever it is said. */
export const GERMAN_NAMES = /Amtsgericht|GmbH|UStG|BGB|AGB|HRB/g
