import { berlinDay } from '../dates.ts'
import type { TableFormat } from '../table-format.ts'

/** `bestand-2026-11-22.csv`. */
export const exportName = (what: 'bestand' | 'inventur', format: TableFormat) =>
  `${what}-${berlinDay(new Date())}.${format}`
