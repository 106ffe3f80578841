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
import { plateOf } from './plate-of.ts'
import { truckOf } from './truck-of.ts'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Picture {
  /** Rays for each point: what is made of many small parts needs more than a plate. */
  samples: number
}
/** Where the camera stands for the whole machine: degrees around it from the forks on, metres above the ground. */
interface Stand extends Picture {
  azimuth: number
  height: number
}
/** From where it looks at a part, and how many millimetres of it are in the picture. */
interface CloseUp extends Picture {
  azimuth: number
  elevation: number
  width: number
}
/** Demo stocks of earlier versions also show the forks raised. */
type Shown = Exclude<View, 'gehoben'>
const cameras: Record<Shown, Stand | CloseUp> = {
  vorn: { azimuth: -38, height: 1.75, samples: 8 },
  hinten: { azimuth: -140, height: 1.75, samples: 8 },
  mast: { azimuth: -26, elevation: 8, width: 1900, samples: 6 },
  stunden: { azimuth: 178, elevation: 40, width: 420, samples: 4 },
  schild: { azimuth: -78, elevation: 8, width: 330, samples: 6 },
  reifen: { azimuth: -48, elevation: 14, width: 1650, samples: 6 },
}
/** The mast of a reach truck hides its driver from there, so that the camera goes farther round. */
const REACH: Partial<Record<Shown, Stand>> = {
  vorn: { azimuth: -54, height: 1.75, samples: 8 },
}
/** Of the forks over the ground, in millimetres. */
const LIFT = 40

const hasNonMarkingTyres = ({ specifications }: SeedProduct) =>
  specifications.Bereifung?.includes('nicht kreidend') ?? false

async function render(product: SeedProduct, shots: { view: Shown; target: string }[]) {
  const truck = truckOf(product, albums[product.title]?.body)
  const { figures } = recognise(product.specifications)
  const folder = await mkdtemp(join(tmpdir(), 'rendering-'))
  const picture = (view: Shown) => join(folder, `${view}.png`)
  try {
    const job = {
      truck: { ...truck, width: figures.width, nonMarking: hasNonMarkingTyres(product) },
      livery: liveries[product.brand],
      lift: LIFT,
      shown: { hours: figures.hours, plate: plateOf(product) },
      shots: shots.map(({ view }) => ({
        view,
        target: picture(view),
        ...cameras[view],
        ...(truck.type === 'reach' && REACH[view]),
      })),
    }
    const script = file('rendering/render.py')
    const args = ['--background', '--python-exit-code', '1', '--python', script]
    await run('blender', [...args, '--', JSON.stringify(job)], { maxBuffer: Infinity })
    for (const { view, target } of shots) {
      const { size } = await sharp(picture(view)).webp({ quality: 82, effort: 5 }).toFile(target)
      console.log(`${product.title}, ${views[view]}: ${Math.round(size / 1024)} KB`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Renders what the albums show in three dimensions, of all machines or of one, in all views or in some:
 * `npm run render -- "Linde H30D" schild`.
 */
const [only, ...some] = process.argv.slice(2)
for (const product of (await readCatalogue()).products) {
  if (only && only !== product.title) continue
  const shots = (albums[product.title]?.pictures ?? []).flatMap((view, index) =>
    typeof view === 'string' && view !== 'sketch' && (some.length === 0 || some.includes(view))
      ? { view, target: file(`images/${product.images[index]}`) }
      : [],
  )
  if (shots.length > 0) await render(product, shots)
}
