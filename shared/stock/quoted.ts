/** How much of a cell is repeated to the one who has written it. */
export const LONGEST_QUOTED = 200

/** What a cell says, or the beginning of it. */
export function clipped(text: string): string {
  if (text.length <= LONGEST_QUOTED) return text
  // Half a character at the end goes.
  return `${text.slice(0, LONGEST_QUOTED - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

export const quoted = (text: string) => `„${clipped(text)}“`

/** The hint at a cell that says something in other words than the site. */
export const readAs = (typed: string, meant: string) => `${quoted(typed)} ist als ${meant} gelesen`
