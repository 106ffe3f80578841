import { type Cell, cellText, isNoValue } from '../tables/table-cell.ts'
import type { ReadCell } from './read-value.ts'

const ENDING = '(?<=\\.(?:jpe?g|png|webp|gif|heic|heif|avif|tiff?|bmp))'
const ADDRESS = '(?:https?://|/uploads/)'
const startsAddress = new RegExp(`^${ADDRESS}`, 'i')
const between = /[;|\r\n\t]+|,\s+/
/** Names may have blanks, as `Foto 1.jpg` does: one parts them behind an ending or before an address. */
const blank = new RegExp(`${ENDING}\\s+|(?<!\\s)\\s+(?=${ADDRESS})`, 'i')
/** An address with blanks, as `https://bilder.example/Linde H25.jpg`: it ends at its first ending. */
const isOneAddress =
  /^https?:\/\/[^\s?]+(?<!\.(?:jpe?g|png|webp|gif|heic|heif|avif|tiff?|bmp))(?: (?!https?:)[^\s,]+)+$/i
/** Addresses may have commas. */
const comma = new RegExp(`${ENDING},|,(?=${ADDRESS})`, 'i')

/** More in a row of a list are rather those of several machines. */
const MOST_PICTURES = 20

/** Addresses or names of pictures as they stand in a cell, parted by `,`, `;`, `|`, line breaks or blanks. */
export const readPictures: ReadCell = (cell) => {
  const value = picturesIn(cellText(cell))
  return value.length > MOST_PICTURES
    ? { problem: `Höchstens ${MOST_PICTURES} Bilder je Maschine; hier stehen ${value.length}` }
    : { value }
}

const picturesIn = (text: string): string[] =>
  text
    .split(between)
    .flatMap((part) => part.trim().split(blank))
    .flatMap((part) => {
      if (!startsAddress.test(part)) return part.split(',')
      if (isOneAddress.test(part)) return part.replace(/\s/g, '%20')
      const [address = '', ...others] = part.split(/\s+/)
      return [...address.split(comma), others.join(' ')]
    })
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Several columns of pictures as one cell; undefined where a row has none of them. */
export function joinedPictures(cells: readonly (Cell | undefined)[]): Cell | undefined {
  const given = cells.flatMap((cell) => (cell === undefined || isNoValue(cell) ? [] : [cell]))
  if (given.length < 2) return given[0]
  return given.map(cellText).join('\n').trim() || null
}
