import { figureOfName } from '../figures/names.ts'
import { definitionOf } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'

/** Specifications with other hours: in the dealer's own row, if they have one, and in no other. Null takes them away. */
export function withHours(
  specifications: Record<string, string>,
  hours: number | null,
): Record<string, string> {
  const isHours = (name: string) => figureOfName(name)?.key === 'hours'
  const name = Object.keys(specifications).find(isHours) ?? definitionOf('hours').name
  const text = hours === null ? null : formatFigure('hours', hours)
  const rows = Object.entries({ ...specifications, [name]: text })
  return Object.fromEntries(
    rows.filter(
      (row): row is [string, string] => row[1] !== null && !(isHours(row[0]) && row[0] !== name),
    ),
  )
}
