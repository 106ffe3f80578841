import { z } from 'zod'
import { fieldMeta, percent } from '../forms/field.ts'

const LONGEST_LEASE = 120
const MONTHS = 'Laufzeit muss eine ganze Zahl von Monaten sein'

/** How the example of a leasing rate is computed. Null: none is shown. */
export const leasingSettings = z
  .object({
    months: z
      .number({ error: MONTHS })
      .int(MONTHS)
      .min(1, 'Laufzeit muss mindestens einen Monat sein')
      .max(LONGEST_LEASE, `Laufzeit darf höchstens ${LONGEST_LEASE} Monate sein`)
      .register(fieldMeta, { title: 'Laufzeit (Monate)' }),
    /** A year. */
    interestPercent: percent('Zins', 30).register(fieldMeta, { title: 'Zins im Jahr in %' }),
    /** Of the price, as is the residual value. */
    downPaymentPercent: percent('Anzahlung', 90).register(fieldMeta, {
      title: 'Anzahlung in % des Preises',
    }),
    residualPercent: percent('Restwert', 90).register(fieldMeta, {
      title: 'Restwert in % des Preises',
    }),
    /** The lowest price for which a rate is shown. */
    minPrice: z
      .number({ error: 'Mindestpreis muss eine Zahl sein' })
      .min(0, 'Mindestpreis muss mindestens 0 € sein')
      .max(10_000_000, 'Mindestpreis ist zu hoch')
      .register(fieldMeta, {
        title: 'Ab einem Preis von (Euro netto)',
        help: 'dieser Preis eingeschlossen',
      }),
  })
  .refine(({ downPaymentPercent, residualPercent }) => downPaymentPercent + residualPercent < 100, {
    path: ['residualPercent'],
    error:
      'Anzahlung und Restwert müssen zusammen unter 100 % bleiben, sonst ist nichts abzuzahlen',
  })
  .nullable()
  .register(fieldMeta, {
    note: 'Für ein unverbindliches Beispiel neben jedem gezeigten Nettopreis, nie bei Differenzbesteuerung oder Preis auf Anfrage. Gerechnet wird eine Annuität, zahlbar am Monatsende, auf ganze Euro aufgerundet. Ohne Laufzeit zeigt die Website keine Rate.',
  })
export type LeasingSettings = z.infer<typeof leasingSettings>
