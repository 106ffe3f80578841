import { z } from 'zod'

/**
 * A day of a range or a limit, as `2026-11-24`. Clocks and databases calculate from its midnight in Berlin, and with the
 * days and years around it, which not all of them can do beyond these years.
 */
export const calendarDay = (example: string) =>
  z.iso
    .date({ error: `muss ein Tag wie ${example} sein`, abort: true })
    .refine((day) => day >= '1900' && day < '9999', 'muss in den Jahren 1900 bis 9998 liegen')
