import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { readCatalogue, type SeedProduct } from '../../api/catalogue/demo-stock/catalogue.ts'
import { recognise } from '../../shared/figures/recognise.ts'
import { type View, views } from '../../shared/images/image.ts'
import { albums } from './albums.ts'
import { liveries } from './liveries.ts'
import { truckOf } from './truck-of.ts'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where the camera stands: degrees around the machine from the forks on, metres above the ground. */
const cameras: Record<View, { azimuth: number; height: number }> = {
  vorn: { azimuth: -38, height: 1.75 },
  hinten: { azimuth: -140, height: 1.75 },
  gehoben: { azimuth: 32, height: 1.4 },
}
/** The mast of a reach truck hides its driver from there, so that the camera goes farther round. */
const REACH: Partial<Record<View, { azimuth: number; height: number }>> = {
  vorn: { azimuth: -54, height: 1.75 },
}
const GROUND = 40
const RAISED = 0.55

async function render(product: SeedProduct, view: View, target: string) {
  const truck = truckOf(product)
  const job = {
    truck: { ...truck, width: recognise(product.specifications).figures.width },
    livery: liveries[product.brand],
    ...cameras[view],
    ...(truck.type === 'reach' && REACH[view]),
    lift: view === 'gehoben' ? truck.mast.lift * RAISED : GROUND,
  }
  const folder = await mkdtemp(join(tmpdir(), 'rendering-'))
  try {
    const picture = join(folder, 'picture.png')
    const script = file('rendering/render.py')
    const args = ['--background', '--python-exit-code', '1', '--python', script]
    await run('blender', [...args, '--', JSON.stringify(job), picture])
    const { size } = await sharp(picture).webp({ quality: 82, effort: 5 }).toFile(target)
    console.log(`${product.title} ${views[view]}: ${Math.round(size / 1024)} KB`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Renders what the albums show in three dimensions, of all machines or of one: `npm run render`. */
const [only] = process.argv.slice(2)
for (const product of (await readCatalogue()).products)
  for (const [index, picture] of (albums[product.title]?.pictures ?? []).entries())
    if (typeof picture === 'string' && picture !== 'sketch' && (!only || only === product.title))
      await render(product, picture, file(`images/${product.images[index]}`))
