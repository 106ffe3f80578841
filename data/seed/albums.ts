import type { Truck } from '../../shared/drawing/index.ts'
import type { View } from '../../shared/images/image.ts'
import type { Illustration } from './drawing/illustration.ts'

interface Album {
  /** What a machine's figures do not tell of its looks. */
  body?: Partial<Truck>
  pictures: (Illustration | 'sketch' | Exclude<View, 'gehoben'>)[]
}

const MEASURED: Illustration = { dimensions: true }
const SMALL = { width: 1200, height: 900 }

/** In full: measured, at work, close up and as a sketch. */
const fourOf = (work: Illustration, close: Illustration): Album['pictures'] => [
  MEASURED,
  work,
  close,
  'sketch',
]

/** As a dealer photographs a machine, rendered from the model of its figures, and measured. */
const RENDERED: Album['pictures'] = [
  // Those that the machine's page has room for come first.
  'vorn',
  'mast',
  'stunden',
  'schild',
  'reifen',
  'hinten',
  MEASURED,
]

const one = (picture: Illustration, body?: Partial<Truck>): Album => ({
  ...(body && { body }),
  pictures: [{ ...SMALL, ...picture }],
})

/** The pictures of each machine of the demo stock, by its title, in the order of its files. */
export const albums: Record<string, Album> = {
  'Linde H30D': { pictures: RENDERED },
  'Still RX 20-18': { pictures: RENDERED },
  'Toyota 8FBE20': {
    body: { manner: 'straight', beacon: true, blueSpot: false },
    pictures: fourOf(
      { mirrored: true, pose: { lift: 300, tilt: 4, load: true } },
      { detail: { x: 1440, y: 560, width: 1640 } },
    ),
  },
  'Linde E16P': { pictures: RENDERED },
  'Jungheinrich ETV 216': {
    pictures: fourOf(
      { pose: { lift: 2600, load: true } },
      { detail: { x: 640, y: 960, width: 1900 } },
    ),
  },
  'Hyster H2.5FT': {
    body: { manner: 'straight', tyres: [325, 265] },
    pictures: fourOf(
      { pose: { lift: 900, load: true } },
      { detail: { x: 330, y: 640, width: 1900 } },
    ),
  },
  'Toyota 8FDF25': one(MEASURED, { manner: 'straight', tyres: [325, 268] }),
  'Yale GDP35VX': one({ pose: { lift: 260, tilt: 3, load: true } }, { manner: 'straight' }),
  'Doosan D70S-5': one(MEASURED, { tyres: [412, 390], manner: 'straight' }),
  'Mitsubishi FG25N': one(MEASURED, { tyres: [325, 265] }),
  'Clark C30L': one({ mirrored: true, pose: { lift: 1100, load: true } }, { manner: 'straight' }),
  'Hangcha XF30D': one(MEASURED),
  'Jungheinrich EFG 320': one(MEASURED),
  'Toyota 8FBMT30': one({ pose: { lift: 420, tilt: 3, load: true } }, { manner: 'straight' }),
  'BYD ECB25': one(MEASURED, { beacon: true }),
  'Cat EP50PN': one(MEASURED, { manner: 'straight', tyres: [345, 290] }),
  'Jungheinrich EFG 110': one(MEASURED, { blueSpot: false }),
  'Hyster J1.8XNT': one({ mirrored: true, pose: { lift: 1250, load: true } }, { beacon: true }),
  'UniCarriers TX-16': one(MEASURED, { blueSpot: false }),
  'Toyota 8FBET15': one(MEASURED),
  'Toyota RRE160H': one(MEASURED),
  'Hyster R1.6': one({ pose: { lift: 1500, load: true } }),
  'UniCarriers UMS 200': one(MEASURED, { beacon: true }),
  'Mitsubishi RB14N2': one({ mirrored: true, pose: { lift: 320, load: true } }),
}
