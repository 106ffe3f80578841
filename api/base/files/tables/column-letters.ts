/** What spreadsheets call a column, counted from 0: 1 → `B`, 27 → `AB`. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

export function columnOfCell(cell: string): number {
  const [, letters] = /^([A-Z]{1,3})\d{0,7}$/i.exec(cell) ?? []
  if (letters === undefined) return Number.NaN
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
