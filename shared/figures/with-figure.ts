import { figureOfName } from './names.ts'
import { definitionOf, type FigureKey, type FigureValue } from './registry.ts'
import { formatFigure } from './write.ts'

/**
 * Specifications with another value of a figure: in the dealer's own row, if they have one, and in no other. Null takes
 * it away.
 */
export function withFigure<Key extends FigureKey>(
  specifications: Record<string, string>,
  key: Key,
  value: FigureValue<Key> | null,
): Record<string, string> {
  const isFigure = (name: string) => figureOfName(name)?.key === key
  const name = Object.keys(specifications).find(isFigure) ?? definitionOf(key).name
  const text = value === null ? null : formatFigure(key, value)
  const rows = Object.entries({ ...specifications, [name]: text })
  return Object.fromEntries(
    rows.filter(
      (row): row is [string, string] => row[1] !== null && !(isFigure(row[0]) && row[0] !== name),
    ),
  )
}
