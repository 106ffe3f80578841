import type { Database } from '../base/data/db/database.ts'
import { derivedFrom, recogniseStock } from '../catalogue/products/product.derived.ts'
import { ProductEntity } from '../catalogue/products/product.entity.ts'

const BRANDS = ['Linde', 'Still', 'Toyota', 'Jungheinrich', 'Hyster', 'Crown', 'Yale', 'Clark']
const PLACES = [
  'Hamburg',
  'München',
  'Köln',
  'Berlin',
  'Frankfurt',
  'Stuttgart',
  'Bremen',
  'Leipzig',
]
const MASTS = ['Duplex (Standard)', 'Triplex mit Vollfreihub', 'Simplex']
const CHUNK = 500

const at = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value
const mm = (value: number) => `${value.toLocaleString('de-DE')} mm`

/** A plausible machine, the same for the same number. */
function machine(index: number) {
  const brand = at(BRANDS, index * 7)
  const capacity = 1200 + ((index * 37) % 40) * 100
  const model = `${at(['H', 'E', 'RX', 'ETV'], index)}${Math.round(capacity / 100)}-${index}`
  return {
    title: `${brand} ${model}`,
    brand,
    model,
    year: 2008 + ((index * 5) % 18),
    priceKind: 'net' as const,
    price: 6000 + ((index * 613) % 60_000),
    location: at(PLACES, index * 3),
    categoryId: 1 + (index % 4),
    description: `${brand} ${model} mit ${capacity} kg Tragkraft, geprüft nach UVV und sofort lieferbar. Aus gepflegtem Ersteinsatz, Wartung lückenlos nachgewiesen, Probefahrt in ${at(PLACES, index * 3)} nach Absprache. Auf Wunsch mit Seitenschub, Zinkenverstellgerät, Blue-Spot und neuer Batterie.`,
    images: [1, 2, 3].map(
      (view) => `/uploads/large/${String(index * 10 + view).padStart(32, '0')}.webp`,
    ),
    specifications: {
      Tragkraft: `${capacity.toLocaleString('de-DE')} kg`,
      Lastschwerpunkt: mm(500),
      Hubhöhe: mm(3000 + ((index * 53) % 50) * 100),
      Bauhöhe: mm(1990 + ((index * 17) % 60) * 10),
      Freihub: mm(100 + ((index * 11) % 15) * 100),
      Gesamtlänge: mm(2900 + ((index * 29) % 90) * 10),
      Gabellänge: mm(at([1000, 1150, 1200], index)),
      Mast: at(MASTS, index),
      Antrieb: at(['Diesel', 'Elektro, Drehstrom', 'Treibgas'], index),
      Bereifung: at(['Superelastik', 'Luft', 'Vulkollan'], index),
      Betriebsstunden: `${((index * 91) % 9000).toLocaleString('de-DE')} h`,
      Zustand: at(['gebraucht, gut', 'gebraucht, sehr gut', 'Vorführmaschine'], index),
    },
    featured: index % 50 === 0,
    status: at(['active', 'active', 'active', 'active', 'reserved', 'sold'] as const, index),
  }
}

/** Fills a database with `count` plausible machines. */
export async function fill({ orm }: Database, count: number): Promise<void> {
  const start = Date.now()
  for (let first = 1; first <= count; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - first + 1) }, (_, offset) => {
      const { categoryId, ...product } = machine(first + offset)
      const createdAt = new Date(start + first + offset)
      return {
        ...product,
        ...derivedFrom(product),
        recognition: '',
        category: categoryId,
        createdAt,
        updatedAt: createdAt,
      }
    })
    await orm.em.fork().insertMany(ProductEntity, rows)
  }
  await recogniseStock(orm)
}
