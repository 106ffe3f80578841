import { z } from 'zod'
import { deliverySettings } from '../buying/delivery-settings.ts'
import { leasingSettings } from '../buying/leasing-settings.ts'
import { locationSettings } from '../buying/location-settings.ts'
import { warrantySettings } from '../buying/warranty-settings.ts'
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
