import { figureText } from '../figures/names.ts'
import type { FigureKey } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import type { Product } from './product.ts'

/** A figure of a machine in the one way of writing it; as it is typed where it cannot be read. */
export function shownFigure(
  { figures, specifications }: Pick<Product, 'figures' | 'specifications'>,
  key: FigureKey,
): string | null {
  const value = figures[key]
  return value === undefined ? figureText(specifications, key) : formatFigure(key, value)
}
