import { fileURLToPath } from 'node:url'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { DRAWING, rendering, views } from '../../../shared/images/image.ts'
import { keysOf } from '../../../shared/values/records.ts'
import type { Database } from '../../base/data/db/database.ts'
import { createCategory } from '../../catalogue/categories/category.changes.ts'
import { CategoryEntity } from '../../catalogue/categories/category.entity.ts'
import {
  readCatalogue,
  SEED_FOLDER,
  type SeedProduct,
} from '../../catalogue/demo-stock/catalogue.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { createProduct } from '../../catalogue/products/product.changes.ts'
import {
  addDemoInquiries,
  readDemoInquiries,
} from '../../customers/demo-inquiries/demo-inquiries.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'

/** Whether a database was never used. Without products it may be an emptied stock, but then it has a user. */
export async function isUnused(orm: MikroORM): Promise<boolean> {
  const em = orm.em.fork()
  return (await em.count(CategoryEntity)) === 0 && (await em.count(UserEntity)) === 0
}

/**
 * Fills an unused database: categories always, sample machines and inquiries for the demo. An existing one stays as
 * it is.
 */
export async function seed(
  { orm }: Database,
  images: ImageStore,
  choice: 'demo' | 'none',
): Promise<void> {
  if (!(await isUnused(orm))) return
  const { categories, products } = await readCatalogue()
  const chosen = choice === 'demo' ? products : []
  // Pictures take a while and cannot be in the transaction, so they come first, then all rows at once.
  if (chosen.length > 0) console.log('Die Bilder der Beispielgeräte werden vorbereitet …')
  const pictures = new Map<SeedProduct, string[]>()
  for (const product of chosen) pictures.set(product, await addImages(images, product.images))

  await orm.em.fork().transactional(async (transaction) => {
    const ids = new Map<string, number>()
    for (const input of categories) {
      const { result } = await createCategory(transaction, input)
      ids.set(input.slug, result)
    }
    for (const product of chosen)
      await addProduct(transaction, product, ids, pictures.get(product) ?? [])
    if (choice === 'demo') await addDemoInquiries(transaction, await readDemoInquiries())
  })
}

async function addImages(images: ImageStore, names: string[]): Promise<string[]> {
  const addresses: string[] = []
  for (const name of names) {
    const file = fileURLToPath(new URL(`images/${name}`, SEED_FOLDER))
    const view = keysOf(views).find((key) => name.endsWith(`-${key}.webp`))
    const { urls } = await images.add(file, view ? rendering(view) : DRAWING)
    addresses.push(urls.large)
  }
  return addresses
}

async function addProduct(
  em: EntityManager,
  { category, ...product }: SeedProduct,
  categoryIds: Map<string, number>,
  images: string[],
): Promise<void> {
  const categoryId = categoryIds.get(category)
  if (categoryId === undefined) throw new Error(`Seed names an unknown category: ${category}`)
  await createProduct(em, { ...product, images, categoryId })
}
