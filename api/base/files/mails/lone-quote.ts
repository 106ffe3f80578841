const MARK = /^\s?>/
/** „> 3 t“ says that it is to be more than that. */
const COMPARISON = /^\s?>\s*\d/
/** A line that announces a list is the sender's, unless it says when or who. */
const ANNOUNCES = /^[^\d@]*:\s*$/

/**
 * Lines with marks at the end of a letter that has no others. They are a quote, unless they are a list of the sender.
 * @returns null if there are none, or nothing else
 */
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
