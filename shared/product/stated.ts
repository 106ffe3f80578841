/** A value by which a machine does not have what the name says, and what a value says to be missing. */
const NOTHING = /^(?:-+|–|nein|ohne|kein[emnrs]*|nicht vorhanden|entfällt|n\. ?v\.)$/iu
const MISSING = /(?<!\p{L})(?:ohne|kein\p{L}*) [\p{L}-]+/giu

/** The specifications of what a machine has, without what is said to be missing. */
export const statedIn = (specifications: Record<string, string>): [name: string, value: string][] =>
  Object.entries(specifications)
    .filter(([, value]) => !NOTHING.test(value))
    .map(([name, value]) => [name, value.replace(MISSING, ' ')])
