/**
 * Spreads cells over rows that are as full as each other, the fuller ones first.
 * @param most how many fit in a row
 * @returns for each cell, how many share its row
 */
export function cellsInRow(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)).flatMap(
    (cells) => Array<number>(cells).fill(cells),
  )
}
