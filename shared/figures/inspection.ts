import type { Figures } from './registry.ts'

/** Until when the inspection holds as a number that lists are filtered by: `2027-09` → 202709. */
export const monthNumber = ({ inspectionUntil }: Figures): number | undefined =>
  inspectionUntil === undefined ? undefined : Number(inspectionUntil.replace('-', ''))
