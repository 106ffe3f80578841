import { figureOfName } from '../figures/names.ts'
import { readFigure } from '../figures/read-figure.ts'
import { formatFigure } from '../figures/write.ts'

/** A line of the technical data as visitors read it: `LPG` beside `Antrieb` is `Treibgas (LPG)`. */
export function shownText(name: string, text: string): string {
  const named = figureOfName(name)
  const value = named && readFigure(named.key, text, named)
  return named && value !== null ? formatFigure(named.key, value) : text
}
