import { z } from 'zod'
import { percent } from '../writing/percent.ts'

export const LONGEST_LEASE = 120
const MONTHS = 'Laufzeit muss eine ganze Zahl von Monaten sein'

/** How the example of a leasing rate is computed. Null: none is shown. */
export const leasingSettings = z
  .object({
    months: z
      .number({ error: MONTHS })
      .int(MONTHS)
      .min(1, 'Laufzeit muss mindestens einen Monat sein')
      .max(LONGEST_LEASE, `Laufzeit darf höchstens ${LONGEST_LEASE} Monate sein`),
    /** A year. */
    interestPercent: percent('Zins', 30),
    /** Of the price, as is the residual value. */
    downPaymentPercent: percent('Anzahlung', 90),
    residualPercent: percent('Restwert', 90),
    /** The lowest price for which a rate is shown. */
    minPrice: z
      .number({ error: 'Mindestpreis muss eine Zahl sein' })
      .min(0, 'Mindestpreis muss mindestens 0 € sein')
      .max(10_000_000, 'Mindestpreis ist zu hoch'),
  })
  .refine(({ downPaymentPercent, residualPercent }) => downPaymentPercent + residualPercent < 100, {
    path: ['residualPercent'],
    error:
      'Anzahlung und Restwert müssen zusammen unter 100 % bleiben, sonst ist nichts abzuzahlen',
  })
  .nullable()
export type LeasingSettings = z.infer<typeof leasingSettings>
