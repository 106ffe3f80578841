import type { DataProvider } from 'react-admin'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { reasonOf } from '../data/errorText.ts'
import type { Saved } from '../data/httpClient.ts'

/** What became of a change of several products. */
export interface ChangeOutcome {
  changed: { before: Product; after: Product }[]
  refused: { id: number; title: string; reason: string }[]
}

/** Changes several products, each for itself, and none that somebody else has changed since. */
export async function changeEach(
  dataProvider: DataProvider,
  products: Product[],
  patchOf: (product: Product) => ProductPatch,
): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { changed: [], refused: [] }
  const change = async (before: Product) => {
    const params = { id: before.id, data: patchOf(before), previousData: before }
    try {
      const { data } = await dataProvider.update<Saved<Product>>('products', params)
      outcome.changed.push({ before, after: data })
    } catch (error) {
      outcome.refused.push({ id: before.id, title: before.title, reason: reasonOf(error) })
    }
  }
  await Promise.all(products.map(change))
  return outcome
}

/** Gives these fields of changed products back the values that they had before. */
export function takeBack(
  dataProvider: DataProvider,
  changed: ChangeOutcome['changed'],
  fields: (keyof ProductPatch)[],
): Promise<ChangeOutcome> {
  const before = new Map(changed.map(({ before }) => [before.id, before]))
  return changeEach(
    dataProvider,
    changed.map(({ after }) => after),
    ({ id }) => Object.fromEntries(fields.map((field) => [field, before.get(id)?.[field]])),
  )
}
