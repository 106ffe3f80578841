import { sql } from 'kysely'
import type { z } from 'zod'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { type StoredProduct, storedProduct } from '../../../shared/product/product.ts'
import { widened } from '../../../shared/search/terms.ts'
import { addFurtherNames } from '../../../shared/stock/columns.ts'
import type { ReadRows } from '../../base/data/db/connection.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import { columnsOf, portionsOf, rowReader } from '../../base/data/db/rows.ts'
import { passesAll } from '../products/product.filters.ts'
import { productSearch } from '../products/product.search.ts'
import { ProductTerms } from '../products/product-terms.ts'

/** The machines of a list in the order of their ids, hidden ones too. */
export async function findStock(database: Database, filters: ProductFilters): Promise<number[]> {
  const { dialect } = database
  const terms = new ProductTerms(database)
  const search = productSearch(dialect).finds(widened(await terms.of(filters.search, true)))
  const facts = await terms.facts(filters, true)
  const rows = await database.db
    .selectFrom('product')
    .select('id')
    .where(passesAll(filters, true, { dialect, search, facts }))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const names = storedProduct.pick({ specifications: true })

/** The names of all specifications of these machines that have no figure's column. */
export async function findFurtherNames(
  db: Db,
  rows: ReadRows,
  ids: readonly number[],
): Promise<Set<string>> {
  const further = new Set<string>()
  for await (const product of readEach(db, rows, ids, names)) addFurtherNames(further, product)
  return further
}

export const readStock = (
  db: Db,
  rows: ReadRows,
  ids: readonly number[],
): AsyncGenerator<StoredProduct> => readEach(db, rows, ids, storedProduct)

async function* readEach<Schema extends typeof names | typeof storedProduct>(
  db: Db,
  rows: ReadRows,
  ids: readonly number[],
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  const read = rowReader(schema)
  const columns = columnsOf(schema, 'product')
  for (const some of portionsOf(ids)) {
    const literals = some.map((id) => sql.lit(id))
    const query = db.selectFrom('product').select(columns).where('id', 'in', literals).orderBy('id')
    for await (const found of rows(query.compile().sql)) yield* found.map(read)
  }
}
