/** Of a German postcode. No region of the post has the other first digits, and none a number above 99998. */
const POSTCODE = /^(?!00|05|43|62|99999)\d{5}$/
/**
 * With its place behind or before it. Fewer letters before it are another country's (`F-67000`, `FR 67000`), and so
 * are a hyphen and three digits ahead: `50-001` is Polish, `110 00` Czech.
 */
const TYPED = /^(?:DE?[\s-]*|\D{3,}[\s,(])?(\d{2}\s?\d{3})\D*$/i
/** Countries whose postcodes have five digits, too. */
const ABROAD =
  /\b(?:frankreich|france|italien|italia|spanien|españa|polen|polska|finnland|kroatien|türkei|usa)\b/i
/** So long are a postcode and the longest name of a place. */
export const LONGEST_POSTCODE = 60

export const INVALID_POSTCODE =
  'Das ist keine deutsche Postleitzahl. Bitte fünf Ziffern angeben, etwa 30159'

/** Whether a place says that it lies in another country: `67000 Straßburg, Frankreich`. */
export const isAbroad = (place: string): boolean => ABROAD.test(place)

/** A postcode as people type it, `30 159`, `D-30159` and `30159 Hannover` included; null for what is none. */
export function readPostcode(text: string): string | null {
  const typed = text.trim()
  if (typed.length > LONGEST_POSTCODE || isAbroad(typed)) return null
  const [, digits = ''] = TYPED.exec(typed) ?? []
  const postcode = digits.replaceAll(/\D/g, '')
  return POSTCODE.test(postcode) ? postcode : null
}

/** The postcodes whose first digits are `from` to `to`, both with as many digits. */
export interface PostcodeRange {
  from: string
  to: string
}

const RANGE = /^(\d{1,5})(?:\s?[-–]\s?(\d{1,5}))?$/
/** So many ranges name every prefix of two digits, one by one, and some towns beside them. */
const MOST_RANGES = 200

/**
 * The areas of `20-25, 27, 30159`: prefixes of one to five digits and ranges of them.
 * @returns a German sentence about the part that cannot be read
 */
export function readPostcodes(text: string): PostcodeRange[] | string {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  const named = parts.filter(Boolean)
  if (named.length === 0)
    return 'Mindestens ein Postleitzahlgebiet ist erforderlich, z. B. 20-25, 27'
  if (named.length > MOST_RANGES) return `Höchstens ${MOST_RANGES} Postleitzahlgebiete`
  const ranges: PostcodeRange[] = []
  for (const part of named) {
    const [, from, to = from] = RANGE.exec(part) ?? []
    if (from === undefined || to === undefined)
      return `„${part.slice(0, 20)}“ ist kein Postleitzahlgebiet wie 27 oder 20-25`
    if (from.length !== to.length) return `„${part}“: Anfang und Ende brauchen gleich viele Ziffern`
    if (from > to) return `„${part}“: Der Anfang liegt hinter dem Ende`
    ranges.push({ from, to })
  }
  return ranges
}

export const isWithin = ({ from, to }: PostcodeRange, postcode: string): boolean => {
  const prefix = postcode.slice(0, from.length)
  return from <= prefix && prefix <= to
}

/** Whether two areas name the same prefix. A longer prefix is an exception to a shorter one, not the same. */
export const overlap = (one: PostcodeRange, other: PostcodeRange): boolean =>
  one.from.length === other.from.length && one.from <= other.to && other.from <= one.to
