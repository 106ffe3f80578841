import { z } from 'zod'
import { locationSettings } from '../buying/locations.ts'
import { deliverySettings, leasingSettings, warrantySettings } from '../buying/settings.ts'
import { fieldMeta, flag } from '../forms/field.ts'
import { companySettings, hoursSettings, legalSettings, vatRate } from './company-settings.ts'
import { assignmentSettings, callbackSettings, mailSettings } from './inquiry-settings.ts'
import { bankAccount, offerSettings } from './offer-settings.ts'
import { houseState, pausedMail } from './paused-mail.ts'
import { accentColour, claimSettings, englishSettings, logo } from './site-settings.ts'

/** Whether the dealer wants a second factor of everybody who logs in. */
export const requiresSecondFactor = flag().register(fieldMeta, {
  title: 'Anmeldung in zwei Schritten für alle',
})

/** The order of the parts and of their fields is that of the form. */
export const settings = z
  .object({
    company: companySettings,
    legal: legalSettings,
    vatRate,
    hours: hoursSettings,
    claims: claimSettings,
    accentColour,
    mail: mailSettings,
    callback: callbackSettings,
    assignment: assignmentSettings,
    offer: offerSettings,
    bank: bankAccount,
    locations: locationSettings,
    delivery: deliverySettings,
    warranty: warrantySettings,
    leasing: leasingSettings,
    english: englishSettings,
    requiresSecondFactor,
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
  .extend({ ...houseState.shape, mail: mailSettings.extend(pausedMail.shape) })
  .meta({ id: 'StoredSettings' })
export type StoredSettings = z.infer<typeof storedSettings>

const mailPatch = z.object({
  to: mailSettings.shape.to.optional(),
  from: mailSettings.shape.from.optional(),
  dailySummary: flag().optional(),
  takeNew: flag().optional(),
})

/** Each part that is given replaces its part of the settings; of the mails, each field. */
const settingsPatch = settings.partial().extend({ mail: mailPatch.optional() })
export type SettingsPatch = z.infer<typeof settingsPatch>

/** What a client sends: also that mails go on, because this is the house. */
export const sentSettings = settingsPatch
  .extend({ mail: mailPatch.extend(pausedMail.partial().shape).optional() })
  .meta({ id: 'SettingsPatch' })

/** To whom a test mail went. */
export const testMailAnswer = z.object({ recipients: z.array(z.string()) })

/** The sections of the settings, in their order, by the name in their addresses, with the settings that each holds. */
export const settingsSections = {
  firma: { title: 'Firma', holds: ['company'] },
  rechtliches: { title: 'Rechtliches', holds: ['legal', 'vatRate'] },
  zeiten: { title: 'Öffnungszeiten und Antwortzeit', holds: ['hours'] },
  werbeangaben: { title: 'Angaben, mit denen Sie werben', holds: ['claims'] },
  logo: { title: 'Logo und Farbe', holds: ['accentColour'] },
  email: { title: 'E-Mail', holds: ['mail'] },
  rueckrufe: { title: 'Rückrufe', holds: ['callback'] },
  zuteilung: { title: 'Zuteilung neuer Anfragen', holds: ['assignment'] },
  angebote: { title: 'Angebote', holds: ['offer', 'bank'] },
  standorte: { title: 'Standorte', holds: ['locations'] },
  lieferung: { title: 'Lieferung', holds: ['delivery'] },
  garantie: { title: 'Garantie', holds: ['warranty'] },
  leasing: { title: 'Leasing', holds: ['leasing'] },
  englisch: { title: 'Englisch', holds: ['english'] },
} as const satisfies Record<string, { title: string; holds: readonly (keyof Settings)[] }>
export type SettingsSection = keyof typeof settingsSections

/** What is shown where the address names no section. */
export const FIRST: SettingsSection = 'firma'

const isSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSections, name)

/** The section of that name; null if there is none. */
export const readSection = (name: string): SettingsSection | null => (isSection(name) ? name : null)

/** The section of an anchor, as links had them before each section had an address; null for any other. */
export const sectionOfAnchor = (hash: string): SettingsSection | null =>
  hash === '#farbe' ? 'logo' : readSection(hash.slice(1))
