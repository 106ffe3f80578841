import { createReadStream } from 'node:fs'

export type OldEncoding = Lettered | 'iso-8859-15'

type Lettered = 'windows-1252' | 'macintosh' | 'cp850'

/** The bytes of `äöüß` and of `ÄÖÜ`. What is one of them in an encoding is no letter of German words in the others. */
const LETTERS: Record<Lettered, { small: string; large: string }> = {
  'windows-1252': { small: '\xe4\xf6\xfc\xdf', large: '\xc4\xd6\xdc' },
  macintosh: { small: '\x8a\x9a\x9f\xa7', large: '\x80\x85\x86' },
  cp850: { small: '\x84\x94\x81\xe1', large: '\x8e\x99\x9a' },
}

/** What the second byte of a German letter is in UTF-8, behind C3. */
const SECOND_OF_UTF_8 = [0xa4, 0xb6, 0xbc, 0x84, 0x96, 0x9c, 0x9f]
const FIRST_OF_UTF_8 = 0xc3
const LINE_FEED = 0x0a
const NOT_ASCII = 0x80
/** Signs of Windows stand below, where ISO-8859-15 has none; its `€` is where Windows has a sign that nobody writes. */
const FIRST_OF_ISO = 0xa0
const EURO_OF_ISO = 0xa4
/** A text in which so many of the letters speak for another encoding is in both. */
const MIXED = 1 / 5

const isLarge = (byte: number) => byte >= 0x41 && byte <= 0x5a
const isSmall = (byte: number) => byte >= 0x61 && byte <= 0x7a
/** Letters beside it may be umlauts as well. */
const isOfWord = (byte: number) => isLarge(byte) || isSmall(byte) || byte >= NOT_ASCII

type Place = 'within' | 'beginning'

type Counts = Record<Lettered, Record<Place, number>>

/** The encoding that a text with umlauts is in, or the row from which on nobody can tell; null if no row says so. */
export async function findOldEncoding(
  path: string,
): Promise<{ encoding: OldEncoding } | { row: number | null }> {
  const none = () => ({ within: 0, beginning: 0 })
  const counts: Counts = { 'windows-1252': none(), macintosh: none(), cp850: none() }
  let [before, byte] = [0, 0]
  let row = 1
  let [hasEuroOfIso, hasSignOfWindows] = [false, false]
  const add = (next: number) => {
    if (byte >= NOT_ASCII) count(counts, before, byte, next)
    hasEuroOfIso ||= byte === EURO_OF_ISO
    hasSignOfWindows ||= byte >= NOT_ASCII && byte < FIRST_OF_ISO
    ;[before, byte] = [byte, next]
  }
  for await (const chunk of createReadStream(path)) {
    const bytes: Uint8Array = chunk
    for (const next of bytes) {
      if (byte === FIRST_OF_UTF_8 && SECOND_OF_UTF_8.includes(next)) return { row }
      if (next === LINE_FEED) row++
      add(next)
    }
  }
  add(0)
  const found = best(counts, 'within') ?? best(counts, 'beginning') ?? { encoding: 'windows-1252' }
  const isIso =
    'encoding' in found && found.encoding === 'windows-1252' && hasEuroOfIso && !hasSignOfWindows
  return isIso ? { encoding: 'iso-8859-15' } : found
}

function count(counts: Counts, before: number, byte: number, next: number): void {
  const letter = String.fromCharCode(byte)
  const place = isOfWord(before) ? 'within' : 'beginning'
  const isEnd = !isOfWord(next)
  // `Ü` begins a word or stands beside large letters, and quotation marks stand where words begin or end.
  const isLargeOne = place === 'beginning' || isLarge(next)
  for (const [encoding, { small, large }] of entries) {
    const isSharpS = letter === small.at(-1)
    const isMeant = isLargeOne
      ? large.includes(letter) && !isEnd
      : small.includes(letter) && (isSharpS || !isEnd)
    if (isMeant) counts[encoding][place]++
  }
}
const entries: [Lettered, (typeof LETTERS)[Lettered]][] = [
  ['windows-1252', LETTERS['windows-1252']],
  ['macintosh', LETTERS.macintosh],
  ['cp850', LETTERS.cp850],
]

/** The encoding that most letters speak for; no row's one where two are spoken for, and null where none is. */
function best(counts: Counts, place: Place): { encoding: Lettered } | { row: null } | null {
  const [first, second] = entries
    .map(([encoding]) => ({ encoding, count: counts[encoding][place] }))
    .toSorted((one, other) => other.count - one.count)
  if (!first || !second || first.count === 0) return null
  return second.count >= first.count * MIXED ? { row: null } : { encoding: first.encoding }
}
