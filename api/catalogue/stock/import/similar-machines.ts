import { figureText } from '../../../../shared/figures/names.ts'
import { readFigure } from '../../../../shared/figures/read-figure.ts'
import { productPatch } from '../../../../shared/product/product.ts'
import type { SimilarMachine } from '../../../../shared/stock/import.ts'
import { spellOut } from '../../../../shared/writing/search-text.ts'
import type { Db } from '../../../base/data/db/database.ts'

const named = productPatch.pick({
  brand: true,
  model: true,
  year: true,
  specifications: true,
  serialNumber: true,
})

/** Case, blanks and hyphens aside: `H 25 D` is `H25D`. */
const plain = (text: string) => spellOut(text).replace(/[^\p{L}\d]/gu, '')

const keyOf = (brand: string, model: string, year: number | null) =>
  [plain(brand), plain(model), year].join('\n')

/** In characters: `1` or `-` is a number of many. */
const SHORTEST_SERIAL = 4

/** A machine of the stock that a new row may well be about. */
interface Similar extends Omit<SimilarMachine, 'row'> {
  /** Whether both have the same serial number. */
  hasSameSerial: boolean
}

/**
 * @param isNumbered whether the rows have numbers of their own, so that only an equal serial number counts
 * @returns what finds the machine of the stock that a new row may well be about
 */
export async function findSimilarMachines(
  db: Db,
  isNumbered: boolean,
): Promise<(patch: Record<string, unknown>) => Similar | null> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'title', 'brand', 'model', 'year', 'hours', 'serial_number'])
    .orderBy('id')
    .execute()
  const machines = Map.groupBy(rows, ({ brand, model, year }) => keyOf(brand, model, year))
  const bySerial = new Map(rows.map((row) => [plain(row.serial_number), row]))
  return (patch) => {
    const {
      brand = '',
      model = '',
      year = null,
      specifications = {},
      serialNumber = '',
    } = named.safeParse(patch).data ?? {}
    const serial = plain(serialNumber)
    const same = serial.length >= SHORTEST_SERIAL ? bySerial.get(serial) : undefined
    if (same) return { id: same.id, title: same.title, hasSameSerial: true }
    if (isNumbered) return null
    const text = figureText(specifications, 'hours')
    const hours = text === null ? null : readFigure('hours', text)
    const found = machines
      .get(keyOf(brand, model, year))
      ?.find((machine) => machine.hours === null || hours === null || machine.hours === hours)
    return found ? { id: found.id, title: found.title, hasSameSerial: false } : null
  }
}
