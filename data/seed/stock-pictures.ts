import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readCatalogue } from '../../api/catalogue/demo-stock/catalogue.ts'
import { trucks } from '../../shared/drawing/index.ts'
import { categoryTrucks } from '../../shared/figures/truck-of-category.ts'
import { albums } from './albums.ts'
import { illustration } from './drawing/illustration.ts'
import { sketchSheet } from './drawing/sketch-sheet.ts'
import { liveries, siteLivery } from './liveries.ts'
import { truckOf } from './truck-of.ts'

/** Nothing of their own lies behind machines, so that they stand on the ground of whatever page shows them. */
const FREE = { backdrop: 'none' } as const

const folder = new URL('./images/', import.meta.url)

async function write(file: string, svg: string) {
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 82, effort: 5 })
    .toFile(fileURLToPath(new URL(file, folder)))
  console.log(`${file} ${Math.round(size / 1024)} KB`)
}

/** Draws the pictures of the demo stock and of its categories. */
export async function drawStock(): Promise<void> {
  for (const product of (await readCatalogue()).products) {
    const { body, pictures = [] } = albums[product.title] ?? {}
    const truck = truckOf(product, body)
    const livery = liveries[product.brand]
    if (!livery) throw new Error(`${product.brand} has no colours`)
    for (const [index, picture] of pictures.entries()) {
      // Renderings need another program: `npm run render`.
      if (typeof picture === 'string' && picture !== 'sketch') continue
      const svg =
        picture === 'sketch'
          ? sketchSheet(truck)
          : illustration(truck, livery, { ...FREE, ...picture })
      await write(product.images[index] ?? `${product.title}-${index + 1}.webp`, svg)
    }
  }
  const category = { ...FREE, width: 1200, height: 900 }
  for (const name of categoryTrucks)
    await write(`category-${name}.webp`, illustration(trucks[name], siteLivery, category))
  const hero = { width: 2000, height: 1125, dimensions: true }
  await write('hero.webp', illustration(trucks.diesel, siteLivery, hero))
}
