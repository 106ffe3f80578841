import { z } from 'zod'
import { fieldMeta, percent } from '../forms/field.ts'
import type { Grade } from '../product/terms.ts'
import { optionalLine } from '../writing/text.ts'
import { isSamePlace } from './locations.ts'
import { overlap, readPostcodes } from './postcodes.ts'

const MOST_ZONES = 100
const LONGEST_AREAS = 2000
const PRICE = 'Preis der Lieferung muss eine Zahl sein'
const WEIGHT = 'Gewicht muss eine ganze Zahl von Kilogramm sein'

export const deliveryZone = z.object({
  /** The location of the machines that it is for; empty: of any. */
  from: optionalLine('Standort', 200)
    .default('')
    .register(fieldMeta, { title: 'Ab Standort', placeholder: 'von überall' }),
  postcodes: z
    .string({ error: 'Postleitzahlen müssen ein Text sein' })
    .trim()
    .max(LONGEST_AREAS, `Postleitzahlen dürfen höchstens ${LONGEST_AREAS} Zeichen lang sein`)
    .superRefine((text, context) => {
      const areas = readPostcodes(text)
      if (typeof areas === 'string') context.addIssue({ code: 'custom', message: areas })
    })
    .register(fieldMeta, { title: 'Postleitzahlen', placeholder: '20-25, 27, 30159' }),
  /** Net, in euros. */
  price: z
    .number({ error: PRICE })
    .min(0, 'Preis der Lieferung darf nicht unter null liegen')
    .max(100_000, 'Preis der Lieferung darf höchstens 100.000 € sein')
    .register(fieldMeta, { title: 'Preis netto in Euro' }),
})
export type DeliveryZone = z.infer<typeof deliveryZone>

/** The first zone that another one before it has named already, with the area and that zone's number. */
function namedTwice(zones: readonly DeliveryZone[]): { index: number; earlier: number } | null {
  const areas = zones.map(({ postcodes }) => {
    const read = readPostcodes(postcodes)
    return typeof read === 'string' ? [] : read
  })
  for (const [index, { from }] of zones.entries())
    for (let earlier = 0; earlier <= index; earlier++) {
      if (!isSamePlace(zones[earlier]?.from ?? '', from)) continue
      const [here = [], there = []] = [areas[index], areas[earlier]]
      const isTwice = here.some((area, at) =>
        (earlier === index ? there.slice(0, at) : there).some((other) => overlap(area, other)),
      )
      if (isTwice) return { index, earlier }
    }
  return null
}

/** What delivery costs by postcode. Null: always on request. */
export const deliverySettings = z
  .object({
    zones: z
      .array(deliveryZone, { error: 'Gebiete müssen eine Liste sein' })
      .max(MOST_ZONES, `Höchstens ${MOST_ZONES} Gebiete`)
      .superRefine((zones, context) => {
        const twice = namedTwice(zones)
        if (twice)
          context.addIssue({
            code: 'custom',
            path: [twice.index, 'postcodes'],
            message:
              twice.index === twice.earlier
                ? 'Ein Postleitzahlgebiet steht hier zweimal'
                : `Ein Postleitzahlgebiet steht für denselben Standort schon im ${twice.earlier + 1}. Gebiet`,
          })
      })
      .register(fieldMeta, {
        title: 'Gebiete',
        columns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)',
        isNamedAbove: true,
      }),
    /** From this weight on, it included, delivery costs more. Null: it never does. */
    heavyFromKg: z
      .number({ error: WEIGHT })
      .int(WEIGHT)
      .min(1, 'Gewicht muss mindestens 1 kg sein')
      .max(200_000, 'Gewicht darf höchstens 200.000 kg sein')
      .nullable()
      .default(null)
      .register(fieldMeta, {
        title: 'Schwer ab (kg)',
        heading: 'Schwere Maschinen',
        help: 'dieses Gewicht eingeschlossen; ohne bekanntes Eigengewicht ist die Lieferung dann auf Anfrage',
      }),
    heavyPercent: percent('Zuschlag', 500)
      .nullable()
      .default(null)
      .register(fieldMeta, { title: 'Zuschlag in %' }),
  })
  .superRefine(({ heavyFromKg, heavyPercent }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (heavyFromKg === null && heavyPercent)
      refuse('heavyFromKg', 'Ein Zuschlag braucht das Gewicht, ab dem er gilt')
    if (heavyFromKg !== null && heavyPercent === null)
      refuse('heavyPercent', 'Ab diesem Gewicht fehlt der Zuschlag in Prozent')
  })
  .nullable()
  .register(fieldMeta, {
    note: `Preise der Lieferung nach Postleitzahl, netto, höchstens ${MOST_ZONES} Gebiete. Es gilt das Gebiet mit den meisten Ziffern, und eines für den Standort der Maschine vor einem ohne Standort. Wo keines passt, und ohne Gebiete überall, ist die Lieferung auf Anfrage.`,
  })
export type DeliverySettings = z.infer<typeof deliverySettings>

const LONGEST_LEASE = 120
const WHOLE_MONTHS = 'Laufzeit muss eine ganze Zahl von Monaten sein'

/** How the example of a leasing rate is computed. Null: none is shown. */
export const leasingSettings = z
  .object({
    months: z
      .number({ error: WHOLE_MONTHS })
      .int(WHOLE_MONTHS)
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

const LONGEST_WARRANTY = 60
const WARRANTY_MONTHS = 'Garantie muss eine ganze Zahl von Monaten sein'
const NOTHING_COVERED = 'Ohne Garantie (0 Monate) kann nichts gedeckt sein'

/** @param machines which they are, as the form names them */
const warrantyTerm = (machines: string, help?: string) =>
  z
    .object({
      months: z
        .number({ error: WARRANTY_MONTHS })
        .int(WARRANTY_MONTHS)
        .min(0, 'Garantie muss mindestens 0 Monate sein')
        .max(LONGEST_WARRANTY, `Garantie darf höchstens ${LONGEST_WARRANTY} Monate sein`)
        .register(fieldMeta, { title: `${machines}: Monate`, help }),
      scope: optionalLine('Umfang', 200)
        .default('')
        .register(fieldMeta, { title: `${machines}: Umfang` }),
    })
    .refine(({ months, scope }) => months > 0 || scope === '', {
      path: ['scope'],
      error: NOTHING_COVERED,
    })
    .nullable()
    .default(null)

/** What the dealer answers for: a new machine, and used ones by their grade. Null: they say nothing of it. */
export const warrantySettings = z
  .object({
    new: warrantyTerm('Neu', 'auch für Vorführgeräte'),
    A: warrantyTerm('Klasse A'),
    B: warrantyTerm('Klasse B'),
    C: warrantyTerm('Klasse C'),
  } satisfies Record<'new' | Grade, z.ZodType>)
  .nullable()
  .register(fieldMeta, {
    note: `In Monaten, höchstens ${LONGEST_WARRANTY}, und worauf: „auf Antrieb und Hydraulik“. 0 heißt ohne Garantie; ohne Angabe sagt die Website nichts. Steht auf der Seite der Maschine, im Vergleich, auf dem Datenblatt und im Angebot.`,
  })
export type WarrantySettings = z.infer<typeof warrantySettings>
