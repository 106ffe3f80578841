import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { categoryInput } from '../../../shared/product/category.ts'
import { productInput } from '../../../shared/product/product.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'

export const SEED_FOLDER = new URL('../../../data/seed/', import.meta.url)

const catalogue = z.object({
  categories: z.array(categoryInput),
  products: z.array(
    productInput
      .omit({ categoryId: true })
      .extend({
        category: z.string(),
        images: z.array(z.string()),
        /** For how long it is reserved from today on. */
        reservedDays: z.number().int().optional(),
      })
      .transform(({ reservedDays, ...product }) => ({
        ...product,
        reservedUntil: reservedDays ? addDays(berlinDay(new Date()), reservedDays) : null,
      })),
  ),
})
export type SeedProduct = z.infer<typeof catalogue>['products'][number]

/** The demo stock, whose machines name their category by its slug and their pictures by file. */
export async function readCatalogue() {
  const text = await readFile(new URL('catalogue.json', SEED_FOLDER), 'utf8')
  return catalogue.parse(JSON.parse(text))
}
