import { z } from 'zod'
import { fieldMeta, optionalOf } from '../forms/field.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { berlinYear } from '../time/time.ts'
import { keysOf } from '../values/records.ts'
import { optionalLine, requiredLine } from '../writing/text.ts'
import { ANNOUNCED_DAYS, dayNames, days, spans } from './opening-hours.ts'

/** The sixteen states, by their code in ISO 3166-2:DE. Holidays differ between them. */
const stateLabels = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const
export type State = keyof typeof stateLabels
export const states = keysOf(stateLabels)

const phoneNumber = (label: string) =>
  z
    .string({ error: `${label} muss ein Text sein` })
    .trim()
    .regex(/^[+\d][\d /().-]{4,30}$/, `${label} muss eine Rufnummer sein, z. B. 040 12345-0`)

/** Who the dealer is and how they are reached. */
export const companySettings = z.object({
  name: requiredLine('Firma', 200).register(fieldMeta, {
    title: 'Firma',
    help: 'mit Rechtsform',
    isRequired: true,
  }),
  shortName: requiredLine('Kurzname', 60).register(fieldMeta, {
    title: 'Kurzname',
    help: 'steht im Kopf der Website',
    isRequired: true,
  }),
  street: requiredLine('Straße', 200).register(fieldMeta, {
    title: 'Straße und Hausnummer',
    isRequired: true,
  }),
  postalCode: z
    .string({ error: 'Postleitzahl ist erforderlich' })
    .trim()
    .regex(/^\d{5}$/, 'Postleitzahl muss aus fünf Ziffern bestehen')
    .register(fieldMeta, { title: 'Postleitzahl', type: 'digits', isRequired: true }),
  city: requiredLine('Ort', 100).register(fieldMeta, { title: 'Ort', isRequired: true }),
  /** Whose holidays count; null: those of all states. */
  state: z
    .enum(states, { error: 'Dieses Bundesland gibt es nicht' })
    .nullable()
    .default(null)
    .register(fieldMeta, {
      title: 'Bundesland',
      choices: stateLabels,
      noChoice: 'bundesweite Feiertage',
      help: 'An seinen Feiertagen bieten Sie keine Rückrufe an',
    }),
  email: mailAddress
    .clone()
    .register(fieldMeta, { title: 'E-Mail', type: 'email', isRequired: true }),
  phone: phoneNumber('Telefon').register(fieldMeta, {
    title: 'Telefon',
    type: 'tel',
    isRequired: true,
  }),
  /** Answered around the clock; without one no emergency service is offered. */
  emergencyPhone: optionalOf(phoneNumber('Notdienst')).register(fieldMeta, {
    title: 'Notdienst',
    type: 'tel',
    help: 'rund um die Uhr besetzt; ohne Nummer zeigt die Website keinen Notdienst',
  }),
  fax: optionalOf(phoneNumber('Telefax')).register(fieldMeta, { title: 'Telefax', type: 'tel' }),
  founded: z
    .number({ error: 'Gründungsjahr muss eine Zahl sein' })
    .int('Gründungsjahr muss eine ganze Zahl sein')
    .min(1800, 'Gründungsjahr muss ab 1800 liegen')
    .refine((year) => year <= berlinYear(), {
      error: 'Gründungsjahr darf nicht in der Zukunft liegen',
    })
    .nullable()
    .register(fieldMeta, { title: 'Gründungsjahr' }),
})

/** `de 123 456 789` as `DE123456789`; the tax office prints it with blanks. */
const withoutBlanks = (vatId: string) => vatId.replaceAll(/[\s.-]/g, '').toUpperCase()

/** What § 5 DDG demands in the Impressum, under the names used there. */
export const legalLabels = {
  managingDirector: 'Geschäftsführung',
  registerCourt: 'Registergericht',
  registerNumber: 'Handelsregisternummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  editor: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
} as const

const entry = (key: keyof typeof legalLabels, max = 200) =>
  optionalLine(legalLabels[key], max).register(fieldMeta, { title: legalLabels[key] })

/** Who stands for a firm, by its legal form, as the imprint, letters and papers say it. */
export const representationLabels = {
  directors: 'Geschäftsführung',
  owner: 'Inhaber',
  ownerFemale: 'Inhaberin',
  board: 'Vorstand',
  partners: 'Persönlich haftende Gesellschafter',
} as const
export const representedBy = z
  .enum(keysOf(representationLabels), { error: 'Vertreten durch: bitte wählen' })
  .default('directors')
  .register(fieldMeta, {
    title: 'Vertreten durch',
    choices: representationLabels,
    help: 'So steht es im Impressum, unter E-Mails und auf Angeboten',
  })

/** What § 5 DDG and § 35a GmbHG demand; what is empty is not shown. */
const legalEntries = {
  managingDirector: entry('managingDirector'),
  registerCourt: entry('registerCourt'),
  registerNumber: entry('registerNumber', 100),
  vatId: optionalOf(
    z
      .string({ error: 'Umsatzsteuer-ID muss ein Text sein' })
      .overwrite(withoutBlanks)
      .regex(/^DE\d{9}$/, 'Umsatzsteuer-ID muss aus DE und neun Ziffern bestehen'),
  ).register(fieldMeta, { title: legalLabels.vatId }),
  editor: optionalLine('Verantwortlich für den Inhalt', 200).register(fieldMeta, {
    title: legalLabels.editor,
  }),
} satisfies Record<keyof typeof legalLabels, z.ZodType>

export const legalSettings = z.object({ representedBy, ...legalEntries })

/** In percent. */
export const vatRate = z
  .number({ error: 'Mehrwertsteuersatz muss eine Zahl sein' })
  .min(0, 'Mehrwertsteuersatz muss mindestens 0 sein')
  .max(50, 'Mehrwertsteuersatz darf höchstens 50 sein')
  .register(fieldMeta, { title: 'Mehrwertsteuersatz in %', isRequired: true })

const spansUnder = (title: string) => spans.clone().register(fieldMeta, { title })

export const week = z.object({
  Monday: spansUnder(dayNames.Monday),
  Tuesday: spansUnder(dayNames.Tuesday),
  Wednesday: spansUnder(dayNames.Wednesday),
  Thursday: spansUnder(dayNames.Thursday),
  Friday: spansUnder(dayNames.Friday),
  Saturday: spansUnder(dayNames.Saturday),
  Sunday: spansUnder(dayNames.Sunday),
})

/** A date with other hours, such as a holiday. */
export const exceptionalDay = z.object({
  date: z.iso
    .date({ error: 'Datum muss wie 2026-12-24 geschrieben sein' })
    .register(fieldMeta, { title: 'Datum' }),
  label: requiredLine('Anlass', 100).register(fieldMeta, {
    title: 'Anlass',
  }),
  open: spansUnder('Geöffnet'),
})

const MOST_EXCEPTIONS = 60

/** When the dealer is there, and how soon they answer. */
export const hoursSettings = z.object({
  week,
  /** Days on which visitors can also come at a time that is agreed. */
  byAppointment: z
    .array(
      z
        .enum(days, { error: 'Diesen Wochentag gibt es nicht' })
        .register(fieldMeta, { choices: dayNames }),
      { error: 'Wochentage müssen eine Liste sein' },
    )
    .overwrite((list) => days.filter((day) => list.includes(day)))
    .default([])
    .register(fieldMeta, { title: 'Tage nach Vereinbarung' }),
  replyHours: z
    .number({ error: 'Antwortzeit muss eine Zahl sein' })
    .int('Antwortzeit muss eine ganze Zahl von Stunden sein')
    .min(1, 'Antwortzeit muss mindestens eine Stunde sein')
    .max(240, 'Antwortzeit darf höchstens 240 Stunden sein')
    .register(fieldMeta, {
      title: 'Antwort auf Anfragen innerhalb von (Stunden)',
      help: '24, 48 und 72 heißen ein, zwei und drei Werktage: Tage, an denen Sie geöffnet haben. Bei anderen Werten zählen nur Stunden, in denen geöffnet ist. Die Website verspricht es so, und die Bestätigung nennt den Tag. Ohne Öffnungszeiten zählt jede Stunde.',
      isRequired: true,
    }),
  exceptions: z
    .array(exceptionalDay)
    .max(MOST_EXCEPTIONS, `Höchstens ${MOST_EXCEPTIONS} Ausnahmen`)
    .refine((list) => new Set(list.map(({ date }) => date)).size === list.length, {
      error: 'Jedes Datum darf nur einmal vorkommen',
    })
    .register(fieldMeta, {
      title: 'Ausnahmen',
      heading: 'Ausnahmen, zum Beispiel Feiertage',
      help: `Die Website nennt sie ${ANNOUNCED_DAYS} Tage vorher.`,
      columns: '180px minmax(0, 1fr)',
      isNamedAbove: true,
    }),
})
