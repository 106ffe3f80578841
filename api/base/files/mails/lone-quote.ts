const MARK = /^\s?>/
/** „> 3 t“ says that it is to be more than that. */
const COMPARISON = /^\s?>\s*\d/
/** A line that announces a list is the sender's, unless it says when or who. */
const ANNOUNCES = /^[^\d@]*:\s*$/

/** Marked lines that end a letter without others: a quote, or a list of the sender. Null if none, or nothing else. */
export function loneQuote(lines: string[]): { from: number; isQuote: boolean } | null {
  const from = lines.findIndex((line) => MARK.test(line))
  const block = lines.slice(from)
  if (from < 0 || !block.every((line) => MARK.test(line) || line.trim() === '')) return null
  const above = lines.slice(0, from).findLast((line) => line.trim() !== '')
  if (above === undefined) return null
  const isList =
    ANNOUNCES.test(above) || block.every((line) => COMPARISON.test(line) || line.trim() === '')
  return { from, isQuote: !isList }
}
