interface Box {
  width: number
  height: number
}

/** Type sizes in pixels to choose from, the largest first, and the distance of lines in sizes. */
interface Scale {
  sizes: readonly number[]
  leading: number
}

type Measure = (text: string, size: number) => number

/**
 * Breaks a text into lines at the largest size at which it fits into the box as it is. At the
 * smallest one long words are broken, and what is too much ends in an ellipsis.
 */
export function breakLines(
  text: string,
  { width, height }: Box,
  { sizes, leading }: Scale,
  measure: Measure,
): { size: number; lines: string[] } {
  const words = text.split(/\s+/).filter(Boolean)
  for (const size of sizes) {
    const lines = wrap(words, (line) => measure(line, size) <= width)
    const isHigh = lines.length * size * leading > height
    if (!isHigh && lines.every((line) => measure(line, size) <= width)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 0
  const fits = (line: string) => measure(line, size) <= width
  const lines = wrap(
    words.flatMap((word) => pieces(word, fits)),
    fits,
  )
  const room = Math.max(1, Math.floor(height / (size * leading)))
  if (lines.length <= room) return { size, lines }
  const rest = lines.slice(room - 1).join(' ')
  return { size, lines: [...lines.slice(0, room - 1), shorten(rest, fits)] }
}

/** As much of a text as fits on one line. */
export function shorten(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text
  let end = text.length
  while (end > 0 && !fits(`${text.slice(0, end).trimEnd()}…`)) end--
  return `${text.slice(0, end).trimEnd()}…`
}

function wrap(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word in parts that each fit. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
