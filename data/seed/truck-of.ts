import type { SeedProduct } from '../../api/catalogue/demo-stock/catalogue.ts'
import { type Truck, trucks } from '../../shared/drawing/index.ts'
import { recognise } from '../../shared/figures/recognise.ts'
import { truckOfCategory } from '../../shared/figures/truck-of-category.ts'

/** How far a reach truck's drive wheel stands from its end. */
const REACH_TAIL = 235

/** A machine of the demo stock as its figures describe it; `body` is what they do not tell. */
export function truckOf(product: SeedProduct, body: Partial<Truck> = {}): Truck {
  const type = truckOfCategory(product.category)
  if (!type) throw new Error(`${product.title} has no construction type`)
  const usual: Truck = trucks[type]
  const { figures } = recognise(product.specifications)
  const { lengthToForkFace: length = usual.length, wheelbase = usual.wheelbase } = figures
  return {
    ...usual,
    length,
    wheelbase,
    // With its mast drawn back, a reach truck carries the forks between its axles.
    overhang:
      type === 'reach' ? length - wheelbase - REACH_TAIL : (figures.loadDistance ?? usual.overhang),
    guard: figures.guardHeight ?? usual.guard,
    fork: figures.forkLength ?? usual.fork,
    mast: {
      stages: figures.mast === 'triplex' ? 3 : 2,
      closed: figures.closedHeight ?? usual.mast.closed,
      lift: figures.liftHeight ?? usual.mast.lift,
    },
    cabin: figures.cab === 'full',
    gas: figures.drive === 'lpg',
    ...body,
  }
}
