import type { ImportError } from '../../../shared/stock/import.ts'

interface HintGroup {
  /** `Zeile 7`, `Zeilen 7, 8 und 40 weitere`. */
  rows: string
  text: string
}

const MOST_NAMED = 5

/** The same hint about many rows is said once. */
export function groupHints(hints: readonly ImportError[]): HintGroup[] {
  const groups = Map.groupBy(hints, ({ column, value, message }) => {
    if (column) return `${column} – ${message}`
    return value ? `„${value}“ – ${message}` : message
  })
  return [...groups].map(([text, same]) => ({ rows: rowsOf(same.map(({ row }) => row)), text }))
}

function rowsOf(rows: number[]): string {
  if (rows.length === 1) return `Zeile ${rows[0]}`
  const others = rows.length - MOST_NAMED
  const named = rows.slice(0, MOST_NAMED).join(', ')
  return `Zeilen ${named}${others > 0 ? ` und ${others} weitere` : ''}`
}
