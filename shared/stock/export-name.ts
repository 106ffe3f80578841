import { berlinDay } from '../dates.ts'
import type { TableFormat } from '../table-format.ts'

/** `bestand-2026-11-22.csv`. */
export const exportName = (format: TableFormat) => `bestand-${berlinDay(new Date())}.${format}`
