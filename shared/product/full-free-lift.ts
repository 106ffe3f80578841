import { hasFullFreeLift } from '../figures/derived.ts'
import { memoized } from '../values/memoized.ts'
import type { Product } from './product.ts'

type Described = Pick<Product, 'title' | 'model' | 'specifications' | 'figures'>

const NAME = /\bvoll-?freihub/i
/** A text that denies it: `Vollfreihub: nein`. */
const NO = /\b(nein|ohne|kein)/i

/** Whether a mast has full free lift, by its figures or because the dealer says so, as a search for it asks. */
export const saysFullFreeLift = memoized(
  ({ title, model, specifications, figures }: Described): boolean =>
    hasFullFreeLift(figures) ||
    [title, model, ...Object.entries(specifications).map(String)].some(
      (text) => NAME.test(text) && !NO.test(text),
    ),
)
