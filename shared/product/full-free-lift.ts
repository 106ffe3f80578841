import { hasFullFreeLift } from '../figures/derived.ts'
import { formatFigure } from '../figures/write.ts'
import type { Product } from './product.ts'

type Described = Pick<Product, 'title' | 'model' | 'specifications' | 'figures'>

const NAME = /\bvoll-?freihub/i
/** A text that denies it: `Vollfreihub: nein`. */
const NO = /\b(nein|ohne|kein)/i

/** Whether a mast has full free lift, by its figures or because the dealer says so, as a search for it asks. */
export const saysFullFreeLift = ({ title, model, specifications, figures }: Described): boolean =>
  hasFullFreeLift(figures) ||
  [title, model, ...Object.entries(specifications).map(String)].some(
    (text) => NAME.test(text) && !NO.test(text),
  )

/**
 * What a mast is called where machines stand side by side: `Triplex mit Vollfreihub`, and `ohne Vollfreihub` where its
 * heights say so; null where it is not known.
 */
export function mastText(machine: Described): string | null {
  const { mast, freeLift, closedHeight } = machine.figures
  if (mast === undefined) return null
  const name = formatFigure('mast', mast)
  if (saysFullFreeLift(machine)) return `${name} mit Vollfreihub`
  const isKnown = freeLift !== undefined && closedHeight !== undefined
  return isKnown && mast !== 'simplex' ? `${name} ohne Vollfreihub` : name
}
