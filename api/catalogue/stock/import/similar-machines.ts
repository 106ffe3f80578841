import { figureText } from '../../../../shared/figures/names.ts'
import { readFigure } from '../../../../shared/figures/read-figure.ts'
import { productPatch } from '../../../../shared/product/product.ts'
import type { SimilarMachine } from '../../../../shared/stock/import.ts'
import { spellOut } from '../../../../shared/writing/search-text.ts'
import type { Db } from '../../../base/data/db/database.ts'

const named = productPatch.pick({ brand: true, model: true, year: true, specifications: true })

/** Case, blanks and hyphens aside: `H 25 D` is `H25D`. */
const plain = (text: string) => spellOut(text).replace(/[^\p{L}\d]/gu, '')

const keyOf = (brand: string, model: string, year: number | null) =>
  [plain(brand), plain(model), year].join('\n')

/** @returns what finds the machine of the stock that a row without a number may well be about */
export async function findSimilarMachines(
  db: Db,
): Promise<(patch: Record<string, unknown>) => Omit<SimilarMachine, 'row'> | null> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'title', 'brand', 'model', 'year', 'hours'])
    .orderBy('id')
    .execute()
  const machines = Map.groupBy(rows, ({ brand, model, year }) => keyOf(brand, model, year))
  return (patch) => {
    const {
      brand = '',
      model = '',
      year = null,
      specifications = {},
    } = named.safeParse(patch).data ?? {}
    const text = figureText(specifications, 'hours')
    const hours = text === null ? null : readFigure('hours', text)
    const found = machines
      .get(keyOf(brand, model, year))
      ?.find((machine) => machine.hours === null || hours === null || machine.hours === hours)
    return found ? { id: found.id, title: found.title } : null
  }
}
