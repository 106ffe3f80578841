import { z } from 'zod'
import { deliverySettings } from '../buying/delivery-settings.ts'
import { leasingSettings } from '../buying/leasing-settings.ts'
import { locationSettings } from '../buying/location-settings.ts'
import { warrantySettings } from '../buying/warranty-settings.ts'
import { fieldMeta } from '../forms/field.ts'
import { isReadable } from '../images/contrast.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { keysOf } from '../values/keys.ts'
import { formatCount } from '../writing/format.ts'
import { optionalText } from '../writing/text.ts'
import { assignmentSettings } from './assignment.ts'
import { bankAccount } from './bank-account.ts'
import {
  companySettings,
  hoursSettings,
  legalSettings,
  optionalOf,
  required,
} from './company-settings.ts'
import { offerSettings } from './offer-settings.ts'
import { houseState, pausedMail } from './paused-mail.ts'

/** The dealer's logo in pixels as it is shown. */
export const logo = z.object({ src: z.string(), width: z.number(), height: z.number() })

/** The pages that have room for claims, under the names that `paths` has for them. */
export const claimPageNames = {
  home: 'Startseite',
  used: 'Gebrauchte Stapler',
  rental: 'Stapler mieten',
  service: 'Service',
  about: 'Über uns',
} as const
export type ClaimPage = keyof typeof claimPageNames
export const claimPages = keysOf(claimPageNames)

/** Where a claim stands unless the dealer chooses, as all did before they could. */
const usualClaimPages: ClaimPage[] = ['home', 'about']

/** A figure that praises the dealer. Without a proof it is not shown (§ 5 UWG). */
export const claim = z.object({
  value: required('Angabe', 20).register(fieldMeta, { title: 'Angabe', help: 'z. B. 500+' }),
  label: required('Bezeichnung', 60).register(fieldMeta, {
    title: 'Bezeichnung',
    help: 'z. B. Maschinen verkauft',
  }),
  pages: z
    .array(
      z
        .enum(claimPages, { error: 'Auf dieser Seite stehen keine Angaben' })
        .register(fieldMeta, { choices: claimPageNames }),
      { error: 'Seiten müssen eine Liste sein' },
    )
    .overwrite((pages) => claimPages.filter((page) => pages.includes(page)))
    .default(usualClaimPages)
    .register(fieldMeta, {
      title: 'Steht auf den Seiten',
      help: 'Ohne Auswahl steht die Angabe nirgends',
    }),
  proof: optionalText('Beleg', 1000).register(fieldMeta, {
    title: 'Beleg',
    help: 'Woher wissen Sie es, Stand wann?',
    rows: 1,
  }),
})

const MOST_CLAIMS = 12

const claims = z
  .array(claim)
  .max(MOST_CLAIMS, `Höchstens ${MOST_CLAIMS} Angaben`)
  .register(fieldMeta, {
    title: 'Angaben, mit denen Sie werben',
    note: `Höchstens ${MOST_CLAIMS}, auf den Seiten, die Sie wählen. Was Sie nicht belegen können, darf nicht werben (§ 5 UWG): Ohne Beleg wird eine Angabe nicht gezeigt. Den Beleg sehen nur Sie.`,
    columns: '180px minmax(0, 1fr)',
    isOrdered: true,
    isNamedAbove: true,
  })

const minutesOf = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} muss eine Zahl von Minuten sein` })
    .int(`${label} muss eine ganze Zahl von Minuten sein`)
    .min(min, `${label} muss mindestens ${formatCount(min, 'Minute', 'Minuten')} sein`)
    .max(max, `${label} darf höchstens ${formatCount(max, 'Minute', 'Minuten')} sein`)

/** On how many days with opening hours one can be called, today included while there is time left. */
export const CALLBACK_DAYS = 10

/** Callbacks at a time that the visitor chooses. */
const callback = z
  .object({
    /** How long one is, and how far apart they begin. */
    minutes: minutesOf('Dauer eines Rückrufs', 10, 120).register(fieldMeta, {
      title: 'Dauer eines Rückrufs (Minuten)',
      isRequired: true,
    }),
    /** How many can be made at the same time. */
    atOnce: z
      .number({ error: 'Gleichzeitige Rückrufe müssen eine Zahl sein' })
      .int('Gleichzeitige Rückrufe müssen eine ganze Zahl sein')
      .min(1, 'Mindestens ein Rückruf muss möglich sein')
      .max(50, 'Höchstens 50 Rückrufe gleichzeitig')
      .register(fieldMeta, {
        title: 'Rückrufe gleichzeitig',
        help: 'so viele Kollegen können zur selben Zeit telefonieren',
        isRequired: true,
      }),
    /** How long before its time a callback is asked for at the latest. */
    leadMinutes: minutesOf('Vorlauf', 0, 10_080).register(fieldMeta, {
      title: 'Vorlauf (Minuten)',
      isRequired: true,
    }),
  })
  .register(fieldMeta, {
    note: `Besucher wählen eine Zeit innerhalb Ihrer Öffnungszeiten, an den nächsten ${CALLBACK_DAYS} Tagen, an denen Sie geöffnet haben. Feiertage und Ihre Ausnahmen bleiben frei.`,
  })

const flag = () => z.boolean({ error: 'Muss wahr oder falsch sein' })

const mail = z.object({
  to: z
    .array(mailAddress, { error: 'Empfänger müssen eine Liste sein' })
    .max(10, 'Höchstens zehn Empfänger')
    .register(fieldMeta, {
      title: 'Anfragen gehen an',
      help: 'Adresse eingeben und mit Enter bestätigen; ohne Adresse gilt die des Servers',
    }),
  /** Empty: as the server's environment says. */
  from: optionalOf(mailAddress).register(fieldMeta, {
    title: 'Absender',
    type: 'email',
    help: 'Der Mailserver muss diese Adresse erlauben; ohne Angabe gilt die des Servers',
  }),
  /** Whether each one who works on inquiries hears in the morning what is to be done. */
  dailySummary: flag().default(true).register(fieldMeta, {
    title: 'Morgens eine E-Mail mit dem, was heute ansteht',
    help: 'An Werktagen zur Öffnung, an jeden, der Anfragen bearbeitet und eine E-Mail-Adresse hat',
  }),
  /** Whether a mail to the mailbox that is read becomes an inquiry if it belongs to none. */
  takeNew: flag().default(false).register(fieldMeta, {
    title: 'Neue E-Mails im gelesenen Postfach als Anfragen übernehmen',
    help: 'Nur für ein Postfach, in dem sonst nichts ankommt, etwa anfrage@…: Was ab jetzt kommt und zu keiner Anfrage gehört, wird eine neue; was schon im Postfach liegt, bleibt dort, Rundschreiben auch.',
  }),
})

/** The order of the parts and of their fields is that of the form. */
export const settings = z
  .object({
    company: companySettings,
    legal: legalSettings,
    /** In percent. */
    vatRate: z
      .number({ error: 'Mehrwertsteuersatz muss eine Zahl sein' })
      .min(0, 'Mehrwertsteuersatz muss mindestens 0 sein')
      .max(50, 'Mehrwertsteuersatz darf höchstens 50 sein')
      .register(fieldMeta, { title: 'Mehrwertsteuersatz in %', isRequired: true }),
    hours: hoursSettings,
    claims,
    accentColour: z
      .string({ error: 'Akzentfarbe fehlt' })
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, 'Akzentfarbe muss wie #ffb100 geschrieben sein')
      .refine(isReadable, {
        error: 'Auf dieser Farbe ist weder weiße noch dunkle Schrift gut zu lesen',
      })
      .register(fieldMeta, {
        title: 'Akzentfarbe',
        help: 'Für Schaltflächen und Linien. Weiße oder dunkle Schrift muss darauf gut zu lesen sein.',
        type: 'color',
        isRequired: true,
      }),
    mail,
    callback,
    assignment: assignmentSettings,
    offer: offerSettings,
    bank: bankAccount,
    locations: locationSettings,
    delivery: deliverySettings,
    warranty: warrantySettings,
    leasing: leasingSettings,
    requiresSecondFactor: flag().register(fieldMeta, {
      title: 'Anmeldung in zwei Schritten für alle',
    }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>

/** All settings as the form knows them. */
export const savedSettings = settings.extend({
  logo: logo.nullable(),
  updatedAt: z.iso.datetime().nullable().meta({
    description: 'Null, solange es die Angaben des Musterhändlers sind',
  }),
})
export type SavedSettings = z.infer<typeof savedSettings>

/** All settings as the administrator reads them. */
export const storedSettings = savedSettings
  .extend({ ...houseState.shape, mail: mail.extend(pausedMail.shape) })
  .meta({ id: 'StoredSettings' })
export type StoredSettings = z.infer<typeof storedSettings>

const mailPatch = z.object({
  to: mail.shape.to.optional(),
  from: mail.shape.from.optional(),
  dailySummary: flag().optional(),
  takeNew: flag().optional(),
})

/** Each part that is given replaces its part of the settings; of the mails, each field. */
export const settingsPatch = settings.partial().extend({ mail: mailPatch.optional() })
export type SettingsPatch = z.infer<typeof settingsPatch>

/** What a client sends: also that mails go on, because this is the house. */
export const sentSettings = settingsPatch
  .extend({ mail: mailPatch.extend(pausedMail.partial().shape).optional() })
  .meta({ id: 'SettingsPatch' })

/** To whom a test mail went. */
export const testMailAnswer = z.object({ recipients: z.array(z.string()) })
