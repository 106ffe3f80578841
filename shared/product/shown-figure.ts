import { figureOfName, figureText } from '../figures/names.ts'
import { readFigure } from '../figures/read-figure.ts'
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

/** A line of the technical data as visitors read it: `LPG` beside `Antrieb` is `Treibgas (LPG)`. */
export function shownText(name: string, text: string): string {
  const named = figureOfName(name)
  const value = named && readFigure(named.key, text, named)
  return named && value !== null ? formatFigure(named.key, value) : text
}
