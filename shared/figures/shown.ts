import type { Product } from '../product/product.ts'
import { figureText } from './names.ts'
import type { FigureKey } from './registry.ts'
import { formatFigure } from './write.ts'

/** A figure of a machine in the one way of writing it; as it is typed where it cannot be read. */
export function shownFigure(
  { figures, specifications }: Pick<Product, 'figures' | 'specifications'>,
  key: FigureKey,
): string | null {
  const value = figures[key]
  return value === undefined ? figureText(specifications, key) : formatFigure(key, value)
}
