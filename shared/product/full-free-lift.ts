import { type FigureRow, figureRows } from '../figures/figure-rows.ts'
import { hasFullFreeLift } from '../figures/free-lift.ts'
import { memoized } from '../values/memoized.ts'
import type { Product } from './product.ts'
import { statedIn } from './stated.ts'

/** What a machine is filtered by, as far as it is said in figures. */
export type Filtered = Pick<Product, 'title' | 'model' | 'specifications' | 'figures'>

const NAME = /(?<!\p{L})voll-?freihub/iu

/** Whether a mast has full free lift, by its figures or because the dealer says so, as a search for it asks. */
export const saysFullFreeLift = ({ title, model, specifications, figures }: Filtered): boolean =>
  hasFullFreeLift(figures) ||
  [title, model, ...statedIn(specifications).flat()].some((text) => NAME.test(text))

/** The values that a machine is filtered by. */
export const valuesOf = (machine: Filtered): FigureRow[] => [
  ...figureRows(machine.figures),
  ...(saysFullFreeLift(machine)
    ? [{ figure: 'fullFreeLift' as const, choice: 'true', number: null }]
    : []),
]

/** The same, made once for each machine. */
export const rowsOf = memoized(valuesOf)
