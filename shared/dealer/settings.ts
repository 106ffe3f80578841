import { z } from 'zod'
import { deliverySettings } from '../buying/delivery-settings.ts'
import { leasingSettings } from '../buying/leasing-settings.ts'
import { locationSettings } from '../buying/location-settings.ts'
import { warrantySettings } from '../buying/warranty-settings.ts'
import { isReadable } from '../images/contrast.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { formatCount } from '../writing/format.ts'
import { optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { assignmentSettings } from './assignment.ts'
import { bankAccount } from './bank-account.ts'
import { offerSettings } from './offer-settings.ts'
import { days, exceptionalDay, week } from './opening-hours.ts'
import { states } from './states.ts'

const required = (label: string, max = 200) => requiredLine(label, max, `${label} ist erforderlich`)

const phoneNumber = (label: string) =>
  z
    .string({ error: `${label} muss ein Text sein` })
    .trim()
    .regex(/^[+\d][\d /().-]{4,30}$/, `${label} muss eine Rufnummer sein, z. B. 040 12345-0`)

const optionalOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(''), schema], { error: (issue) => firstMessage(schema, issue.input) })

/** A union only says that nothing fits; the reason of its one real member is what helps. */
const firstMessage = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message

/** `de 123 456 789` as `DE123456789`; the tax office prints it with blanks. */
const withoutBlanks = (vatId: string) => vatId.replaceAll(/[\s.-]/g, '').toUpperCase()

/** The dealer's logo in pixels as it is shown. */
export const logo = z.object({ src: z.string(), width: z.number(), height: z.number() })

/** Who the dealer is and how they are reached. */
const company = z.object({
  name: required('Firma'),
  shortName: required('Kurzname', 60),
  street: required('Straße'),
  postalCode: z
    .string({ error: 'Postleitzahl ist erforderlich' })
    .trim()
    .regex(/^\d{5}$/, 'Postleitzahl muss aus fünf Ziffern bestehen'),
  city: required('Ort', 100),
  phone: phoneNumber('Telefon'),
  /** Answered around the clock; without one no emergency service is offered. */
  emergencyPhone: optionalOf(phoneNumber('Notdienst')),
  fax: optionalOf(phoneNumber('Telefax')),
  email: mailAddress,
  founded: z
    .number({ error: 'Gründungsjahr muss eine Zahl sein' })
    .int('Gründungsjahr muss eine ganze Zahl sein')
    .min(1800, 'Gründungsjahr muss ab 1800 liegen')
    .refine((year) => year <= new Date().getFullYear(), {
      error: 'Gründungsjahr darf nicht in der Zukunft liegen',
    })
    .nullable(),
  /** Whose holidays count; null: those of all states. */
  state: z.enum(states, { error: 'Dieses Bundesland gibt es nicht' }).nullable().default(null),
})

/** What § 5 DDG and § 35a GmbHG demand; what is empty is not shown. */
const legal = z.object({
  managingDirector: optionalLine('Geschäftsführung', 200),
  registerCourt: optionalLine('Registergericht', 200),
  registerNumber: optionalLine('Handelsregisternummer', 100),
  vatId: optionalOf(
    z
      .string({ error: 'Umsatzsteuer-ID muss ein Text sein' })
      .overwrite(withoutBlanks)
      .regex(/^DE\d{9}$/, 'Umsatzsteuer-ID muss aus DE und neun Ziffern bestehen'),
  ),
  editor: optionalLine('Verantwortlich für den Inhalt', 200),
})

/** The pages that have room for claims, under the names that `paths` has for them. */
export const claimPages = ['home', 'used', 'rental', 'service', 'about'] as const
export type ClaimPage = (typeof claimPages)[number]

/** Where a claim stands unless the dealer chooses, as all did before they could. */
export const usualClaimPages: ClaimPage[] = ['home', 'about']

/** A figure that praises the dealer. Without a proof it is not shown (§ 5 UWG). */
export const claim = z.object({
  value: required('Angabe', 20),
  label: required('Bezeichnung', 60),
  proof: optionalText('Beleg', 1000),
  pages: z
    .array(z.enum(claimPages, { error: 'Auf dieser Seite stehen keine Angaben' }), {
      error: 'Seiten müssen eine Liste sein',
    })
    .overwrite((pages) => claimPages.filter((page) => pages.includes(page)))
    .default(usualClaimPages),
})

const minutesOf = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} muss eine Zahl von Minuten sein` })
    .int(`${label} muss eine ganze Zahl von Minuten sein`)
    .min(min, `${label} muss mindestens ${formatCount(min, 'Minute', 'Minuten')} sein`)
    .max(max, `${label} darf höchstens ${formatCount(max, 'Minute', 'Minuten')} sein`)

/** Callbacks at a time that the visitor chooses. */
const callback = z.object({
  /** How long one is, and how far apart they begin. */
  minutes: minutesOf('Dauer eines Rückrufs', 10, 120),
  /** How many can be made at the same time. */
  atOnce: z
    .number({ error: 'Gleichzeitige Rückrufe müssen eine Zahl sein' })
    .int('Gleichzeitige Rückrufe müssen eine ganze Zahl sein')
    .min(1, 'Mindestens ein Rückruf muss möglich sein')
    .max(50, 'Höchstens 50 Rückrufe gleichzeitig'),
  /** How long before its time a callback is asked for at the latest. */
  leadMinutes: minutesOf('Vorlauf', 0, 10_080),
})

export const MOST_CLAIMS = 12
const MOST_EXCEPTIONS = 60

export const settings = z
  .object({
    company,
    legal,
    hours: z.object({
      week,
      /** Days on which visitors can also come at a time that is agreed. */
      byAppointment: z
        .array(z.enum(days, { error: 'Diesen Wochentag gibt es nicht' }), {
          error: 'Wochentage müssen eine Liste sein',
        })
        .overwrite((list) => days.filter((day) => list.includes(day)))
        .default([]),
      exceptions: z
        .array(exceptionalDay)
        .max(MOST_EXCEPTIONS, `Höchstens ${MOST_EXCEPTIONS} Ausnahmen`)
        .refine((list) => new Set(list.map(({ date }) => date)).size === list.length, {
          error: 'Jedes Datum darf nur einmal vorkommen',
        }),
      replyHours: z
        .number({ error: 'Antwortzeit muss eine Zahl sein' })
        .int('Antwortzeit muss eine ganze Zahl von Stunden sein')
        .min(1, 'Antwortzeit muss mindestens eine Stunde sein')
        .max(240, 'Antwortzeit darf höchstens 240 Stunden sein'),
    }),
    claims: z.array(claim).max(MOST_CLAIMS, `Höchstens ${MOST_CLAIMS} Angaben`),
    /** In percent. */
    vatRate: z
      .number({ error: 'Mehrwertsteuersatz muss eine Zahl sein' })
      .min(0, 'Mehrwertsteuersatz muss mindestens 0 sein')
      .max(50, 'Mehrwertsteuersatz darf höchstens 50 sein'),
    accentColour: z
      .string({ error: 'Akzentfarbe fehlt' })
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, 'Akzentfarbe muss wie #ffb100 geschrieben sein')
      .refine(isReadable, {
        error: 'Auf dieser Farbe ist weder weiße noch dunkle Schrift gut zu lesen',
      }),
    mail: z.object({
      /** Empty: as the server's environment says. */
      from: optionalOf(mailAddress),
      to: z
        .array(mailAddress, { error: 'Empfänger müssen eine Liste sein' })
        .max(10, 'Höchstens zehn Empfänger'),
      /** Whether each one who works on inquiries hears in the morning what is to be done. */
      dailySummary: z.boolean({ error: 'Muss wahr oder falsch sein' }).default(true),
      /** Whether a mail to the mailbox that is read becomes an inquiry if it belongs to none. */
      takeNew: z.boolean({ error: 'Muss wahr oder falsch sein' }).default(false),
    }),
    offer: offerSettings,
    assignment: assignmentSettings,
    bank: bankAccount,
    callback,
    locations: locationSettings,
    delivery: deliverySettings,
    warranty: warrantySettings,
    leasing: leasingSettings,
    requiresSecondFactor: z.boolean({ error: 'Muss wahr oder falsch sein' }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>

/** All settings as the administrator reads them. */
export const storedSettings = settings
  .extend({
    logo: logo.nullable(),
    updatedAt: z.iso.datetime().nullable().meta({
      description: 'Null, solange es die Angaben des Musterhändlers sind',
    }),
  })
  .meta({ id: 'StoredSettings' })
export type StoredSettings = z.infer<typeof storedSettings>

/** Each part that is given replaces its part of the settings. */
export const settingsPatch = settings.partial().meta({ id: 'SettingsPatch' })
export type SettingsPatch = z.infer<typeof settingsPatch>

/** To whom a test mail went. */
export const testMailAnswer = z.object({ recipients: z.array(z.string()) })

/** What § 5 DDG demands in the Impressum, under the names used there. */
export const legalLabels: Record<keyof Settings['legal'], string> = {
  managingDirector: 'Geschäftsführung',
  registerCourt: 'Registergericht',
  registerNumber: 'Handelsregisternummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  editor: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
}
