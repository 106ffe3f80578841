/** The largest id that both databases can store. */
export const LARGEST_ID = 2_147_483_647

/** Reads an id from a path: decimal digits, at least 1. Null for anything else. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_ID ? id : null
}
