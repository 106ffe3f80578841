import { parseId } from '../values/ids.ts'

/** The parameter of an address that names machines: `maschinen=5,1`. */
export const SELECTION = 'maschinen'
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** How many of a machine are wanted at most. */
export const MOST_PIECES = 99

/** How many of each machine are wanted, by its number; one of those that are not named. */
export type Quantities = Readonly<Record<string, number>>

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_PIECES

interface Selection {
  /** Without repetitions, in the order of the address. */
  ids: number[]
  quantities: Quantities
  /** What stands in the address but is no number of a machine, or one too many. */
  leftOut: string[]
}

/**
 * Reads the machines of an address, of which `5x2` means two. A form sends its choices one by one, a link all of them
 * with commas.
 */
export function readSelection(texts: string[], most: number): Selection {
  const parts = texts.flatMap((text) => text.split(',')).map((part) => part.trim())
  const found = new Map<number, number>()
  const leftOut = new Set<string>()
  for (const part of parts.filter((part) => part !== '')) {
    const [id, quantity] = readPieces(part)
    if (id === null || (found.size === most && !found.has(id))) leftOut.add(part)
    else if (!found.has(id)) found.set(id, quantity)
  }
  return {
    ids: [...found.keys()],
    quantities: Object.fromEntries([...found].filter(([, quantity]) => quantity > 1)),
    leftOut: [...leftOut],
  }
}

const NONE = [null, 0] as const

function readPieces(part: string): readonly [id: number | null, quantity: number] {
  const [id, text = '1', ...more] = part.split('x')
  const quantity = parseId(text)
  return isQuantity(quantity) && more.length === 0 ? [parseId(id), quantity] : NONE
}

/** `5`, 2 → `5x2`, as an address names two of a machine. */
const pieces = (id: number, quantity = 1) => (quantity > 1 ? `${id}x${quantity}` : `${id}`)

/** `[5, 1]` → `5,1`, and `5x2,1` for two of the first. */
export const selected = (ids: readonly number[], quantities: Quantities = {}): string =>
  ids.map((id) => pieces(id, quantities[id])).join(',')

/** `/vergleich`, `[5, 1]` → `/vergleich?maschinen=5,1`. */
export function withSelection(
  path: string,
  ids: readonly number[],
  { name = SELECTION, quantities = {} }: { name?: string; quantities?: Quantities } = {},
): string {
  return ids.length === 0 ? path : `${path}?${name}=${selected(ids, quantities)}`
}

/** An address that names a machine, with another quantity of it. */
export const withQuantity = (address: string, id: number, quantity: number): string =>
  address.replace(
    new RegExp(`([=,])${id}(?:x\\d+)?(?=[,&]|$)`),
    (_, before: string) => before + pieces(id, quantity),
  )

/** `2 × Linde H25`; a single one is named as ever. */
export const counted = ({ title, quantity }: { title: string; quantity: number }) =>
  quantity > 1 ? `${quantity}\u00a0× ${title}` : title
