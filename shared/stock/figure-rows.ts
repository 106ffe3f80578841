import { figureOfName } from '../figures/names.ts'
import { readFigure } from '../figures/read.ts'
import type { FigureKey, FigureValue } from '../figures/registry.ts'

/** The row of a specification that stands in a figure's column. */
export interface FigureRow {
  name: string
  text: string
  /** What is read of it; null where the text itself has to stand in the column. */
  value: FigureValue<FigureKey> | null
}

/**
 * For each figure that a machine has a row of, the one that its column shows: the first that can be
 * read, otherwise the first. Others of the same figure have columns of their own.
 */
export function figureRowsOf(specifications: Record<string, string>): Map<FigureKey, FigureRow> {
  const rows = new Map<FigureKey, FigureRow>()
  for (const [name, text] of Object.entries(specifications)) {
    const named = figureOfName(name)
    if (!named || rows.get(named.key)?.value != null) continue
    const value = readFigure(named.key, text, named.unit)
    // `2.500` of a name in tonnes is nothing, but would be 2500 in a column of kilograms.
    const isMisread = value === null && named.unit && readFigure(named.key, text) !== null
    if (!isMisread && (value !== null || !rows.has(named.key)))
      rows.set(named.key, { name, text, value })
  }
  return rows
}

/** The names of the rows that are in no figure's column. */
export function furtherNames(specifications: Record<string, string>): string[] {
  const shown = new Set([...figureRowsOf(specifications).values()].map(({ name }) => name))
  return Object.keys(specifications).filter((name) => !shown.has(name))
}
