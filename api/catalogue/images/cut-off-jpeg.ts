import type { Metadata, Region, Sharp } from 'sharp'

/** Pixels of a JPEG are stored in blocks that are at most so many rows high. */
const BLOCK_ROWS = 16
/** What a decoder puts in place of rows that it did not get. */
const MISSING = 128
/** A picture that lacks more of its rows than this part is half a picture. */
const MOST_MISSING = 0.1

/**
 * What there is of a JPEG whose last bytes are missing, as a part of the upright picture.
 * @param decode gives the picture as it is stored, with missing rows filled in
 * @returns null if too much of it is missing
 */
export async function wholePart(decode: () => Sharp, header: Metadata): Promise<Region | null> {
  const { width, height } = header
  const edge = { left: width - 1, top: 0, width: 1, height }
  const column = await decode().extract(edge).toColourspace('srgb').raw().toBuffer()
  const channels = column.length / height
  const isMissing = (row: number) =>
    column.subarray(row * channels, (row + 1) * channels).every((value) => value === MISSING)
  let rows = height
  while (rows > 0 && isMissing(rows - 1)) rows--
  // The row above is mixed with what was filled in.
  if (rows < height) rows -= rows % BLOCK_ROWS
  return height - rows > height * MOST_MISSING ? null : upright(header, rows)
}

/** The first rows of a picture, after it was turned as its header says (Exif 2.32, 4.6.4 A). */
function upright({ width, height, orientation = 1 }: Metadata, rows: number): Region {
  const missing = height - rows
  const isTurned = [5, 6, 7, 8].includes(orientation)
  return {
    left: [6, 7].includes(orientation) ? missing : 0,
    top: [3, 4].includes(orientation) ? missing : 0,
    width: isTurned ? rows : width,
    height: isTurned ? width : rows,
  }
}
