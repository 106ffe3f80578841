import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readCatalogue } from '../../api/demo-stock/catalogue.ts'
import { trucks } from '../../shared/drawing/index.ts'
import { categoryTrucks } from '../../shared/product/truck-of-category.ts'
import { albums } from './albums.ts'
import { illustration } from './drawing/illustration.ts'
import { blueprint } from './drawing/sketch-sheet.ts'
import { truckOf } from './truck-of.ts'

/** Pictures of the sample stock and of the categories: `node data/seed/draw.ts`. */
const folder = new URL('./images/', import.meta.url)

async function write(file: string, svg: string, alpha = false) {
  const picture = sharp(Buffer.from(svg))
  const { size } = await (alpha ? picture : picture.removeAlpha())
    .webp({ quality: 82, effort: 5 })
    .toFile(fileURLToPath(new URL(file, folder)))
  console.log(`${file} ${Math.round(size / 1024)} KB`)
}

await mkdir(folder, { recursive: true })
for (const product of (await readCatalogue()).products) {
  const { body, pictures = [] } = albums[product.title] ?? {}
  const truck = truckOf(product, body)
  for (const [index, picture] of pictures.entries()) {
    const svg = picture === 'blueprint' ? blueprint(truck) : illustration(truck, picture)
    await write(product.images[index] ?? `${product.title}-${index + 1}.webp`, svg)
  }
}
for (const category of categoryTrucks)
  await write(
    `category-${category}.webp`,
    illustration(trucks[category], { width: 1200, height: 900, backdrop: 'none' }),
    true,
  )
await write(
  'hero.webp',
  illustration(trucks.diesel, { width: 2000, height: 1125, dimensions: true }),
)
