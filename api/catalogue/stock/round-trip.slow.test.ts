import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ProductInput,
  productInput,
  type StoredProduct,
} from '../../../shared/product/product.ts'
import { categoryNames } from '../../../shared/stock/category-names.ts'
import { addFurtherNames, columnsOfStock } from '../../../shared/stock/columns.ts'
import { figureRowsOf } from '../../../shared/stock/figure-cell.ts'
import { htmlAsText } from '../../../shared/stock/html-text.ts'
import { readKey, readRow, writeRow } from '../../../shared/stock/rows.ts'
import { damageOf } from '../../../shared/stock/spreadsheet-cell.ts'
import {
  isNoValue,
  saysNothing,
  type TableFormat,
  tableFormats,
} from '../../../shared/tables/table-cell.ts'
import { categoriesForTests } from '../../../shared/testing/arbitrary.ts'
import { anyStock } from '../../../shared/testing/stock.ts'
import { writeTable } from '../../base/files/tables/write-table.ts'
import { bytesOf, readStockTable } from './read-stock-table.testing.ts'

const categories = categoryNames(categoriesForTests)

function write(format: TableFormat, machines: readonly StoredProduct[]): Promise<Buffer> {
  const further = new Set<string>()
  for (const machine of machines) addFurtherNames(further, machine)
  const columns = columnsOfStock(further)
  const header = columns.map((column) => column.header)
  async function* rows() {
    for (const machine of machines) yield writeRow(machine, columns, categories)
  }
  return bytesOf(writeTable(format, header, rows()))
}

/** What a new machine says in HTML is read as text, an error word is an error, and a program's word for nothing is nothing. */
const plainStock = anyStock.map((machines) =>
  machines.filter((machine) =>
    [...Object.values(machine), ...Object.values(machine.specifications)].every(
      (value) =>
        typeof value !== 'string' ||
        (htmlAsText(value) === value && damageOf(value) === null && !isNoValue(value)),
    ),
  ),
)

describe.each(tableFormats)('a stock that goes out and in again as %s', (format) => {
  it('is unchanged, whatever its texts and numbers are', async () => {
    await fc.assert(
      fc.asyncProperty(anyStock, async (machines) => {
        const bytes = await write(format, machines)
        const rows = await readStockTable(format, bytes)
        expect(rows.map(({ row }) => row)).toEqual(machines.map((_, index) => index + 2))
        for (const [index, machine] of machines.entries()) {
          const cells = rows[index]?.cells ?? []
          expect(readKey(cells)).toEqual({ id: machine.id, stockNumber: machine.stockNumber })
          expect(readRow(cells, machine, categories)).toEqual({
            patch: {},
            problems: [],
            hints: [],
          })
        }
        expect(await write(format, machines)).toEqual(bytes)
      }),
      { numRuns: 50 },
    )
  }, 60_000)

  it('says everything of a new machine, its figures in the words of the site', async () => {
    await fc.assert(
      fc.asyncProperty(plainStock, async (machines) => {
        const rows = await readStockTable(format, await write(format, machines))
        for (const [index, { id: _, specifications, images, ...machine }] of machines.entries()) {
          const { patch, problems } = readRow(rows[index]?.cells ?? [], null, categories)
          // What is typed for a figure and is not one.
          expect(problems.filter(({ column }) => column.kind !== 'figure')).toEqual([])
          const created = productInput.parse(patch)
          expect(created).toMatchObject(withoutPlaceholders(machine))
          expect(valuesOf(created)).toMatchObject(valuesOf({ specifications }))
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})

/** A new machine has no text that only says there is none. */
const withoutPlaceholders = ({
  description,
  serialNumber,
  note,
  ...machine
}: Partial<StoredProduct>) => {
  const texts = Object.entries({ description, serialNumber, note })
  return {
    ...machine,
    ...Object.fromEntries(
      texts.map(([field, text = '']) => [field, saysNothing(text) ? '' : text]),
    ),
  }
}

/** What the columns of the figures say, without texts that cannot be read. */
const valuesOf = ({ specifications }: Pick<ProductInput, 'specifications'>) =>
  Object.fromEntries(
    [...figureRowsOf(specifications)].flatMap(([key, { value }]) =>
      value === null ? [] : [[key, value]],
    ),
  )
