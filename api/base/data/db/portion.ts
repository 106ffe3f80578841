/** So few that their text is short-lived memory: V8 keeps larger strings until its next full clean-up. */
const MOST_ROWS = 20
const MOST_CHARACTERS = 1024 * 1024

export const isFull = (rows: number, characters: number): boolean =>
  rows >= MOST_ROWS || characters >= MOST_CHARACTERS
