import type { TableFormat } from '../tables/table-cell.ts'
import { berlinDay } from '../time/dates.ts'

/** `bestand-2026-11-22.csv`. */
export const exportName = (what: 'bestand' | 'inventur', format: TableFormat) =>
  `${what}-${berlinDay(new Date())}.${format}`
