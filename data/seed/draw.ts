import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  blueprint,
  type Illustration,
  illustration,
  type Livery,
  type Truck,
  trucks,
} from '../../shared/drawing/index.ts'

/** Pictures of the sample stock and of the categories: `node data/seed/draw.ts`. */
const folder = new URL('./images/', import.meta.url)
const charcoal = { frame: '#3a4147', mast: '#3c4349', rim: '#c9ced2' }
const red: Livery = { ...charcoal, body: '#a3202f', trim: '#a3202f' }
const orange: Livery = {
  ...charcoal,
  body: '#e2701c',
  trim: '#8b9297',
  frame: '#4a5156',
  rim: '#d7dadc',
}
const vermilion: Livery = { ...charcoal, body: '#e2521b', trim: '#3b4045', rim: '#e9e6df' }
const yellow: Livery = {
  body: '#f4b90a',
  trim: '#727b81',
  frame: '#43494e',
  mast: '#454c52',
  rim: '#c9ced2',
}
const black: Livery = {
  body: '#f0ab00',
  trim: '#26292c',
  frame: '#2b2f33',
  mast: '#2b2f33',
  rim: '#f0ab00',
}

interface Album {
  truck: Truck
  /** Second picture at work, third picture close up. */
  work: Illustration
  close: Illustration
}

const albums: Record<string, Album> = {
  'linde-h30d': {
    truck: { ...trucks.diesel, livery: red },
    work: { mirrored: true, pose: { lift: 420, tilt: 4, load: true } },
    close: { detail: { x: 1960, y: 610, width: 1800 } },
  },
  'still-rx-20-18': {
    truck: { ...trucks.electric, livery: orange },
    work: { pose: { lift: 1750, load: true } },
    close: { detail: { x: 1130, y: 1290, width: 2000 } },
  },
  'toyota-8fbe20': {
    truck: {
      ...trucks.electric,
      livery: vermilion,
      manner: 'straight',
      length: 2120,
      wheelbase: 1430,
      guard: 2085,
      fork: 1100,
      mast: { stages: 2, closed: 2180, lift: 3300 },
      beacon: true,
      blueSpot: false,
    },
    work: { mirrored: true, pose: { lift: 300, tilt: 4, load: true } },
    close: { detail: { x: 1440, y: 560, width: 1640 } },
  },
  'linde-e16p': {
    truck: { ...trucks.compact, livery: red },
    work: { mirrored: true, pose: { lift: 1500 } },
    close: { pose: { lift: 560 }, detail: { x: 120, y: 960, width: 2250 } },
  },
  'jungheinrich-etv-216': {
    truck: { ...trucks.reach, livery: yellow },
    work: { pose: { lift: 2600, load: true } },
    close: { detail: { x: 640, y: 960, width: 1900 } },
  },
  'hyster-h25ft': {
    truck: {
      ...trucks.diesel,
      livery: black,
      manner: 'straight',
      length: 2560,
      wheelbase: 1620,
      overhang: 466,
      tyres: [325, 265],
      guard: 2150,
      fork: 1070,
      mast: { stages: 2, closed: 2130, lift: 3300 },
      cabin: true,
      beacon: true,
    },
    work: { pose: { lift: 900, load: true } },
    close: { detail: { x: 330, y: 640, width: 1900 } },
  },
}

async function write(name: string, svg: string, alpha = false) {
  const picture = sharp(Buffer.from(svg))
  const { size } = await (alpha ? picture : picture.removeAlpha())
    .webp({ quality: 82, effort: 5 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)))
  console.log(`${name}.webp ${Math.round(size / 1024)} KB`)
}

await mkdir(folder, { recursive: true })
for (const [name, { truck, work, close }] of Object.entries(albums)) {
  await write(`${name}-1`, illustration(truck, { dimensions: true }))
  await write(`${name}-2`, illustration(truck, work))
  await write(`${name}-3`, illustration(truck, close))
  await write(`${name}-4`, blueprint(truck))
}
for (const category of ['diesel', 'electric', 'compact', 'reach'] as const) {
  await write(
    `category-${category}`,
    illustration(trucks[category], { width: 1200, height: 900, backdrop: 'none' }),
    true,
  )
}
await write('hero', illustration(trucks.diesel, { width: 2000, height: 1125, dimensions: true }))
