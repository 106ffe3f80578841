import { z } from 'zod'
import { demoSettings } from '../company.ts'
import { keysOf } from '../keys.ts'
import { legalLabels, type Settings } from './settings.ts'

const setUpKeys = ['company', 'legal', 'claims', 'logo', 'mail', 'account', 'stock'] as const
export type SetUpKey = (typeof setUpKeys)[number]

/** What a new dealer has to see to before he goes public. */
export const setUp = z
  .object({
    steps: z.array(
      z.object({
        key: z.enum(setUpKeys),
        isDone: z.boolean(),
        open: z
          .array(z.string())
          .meta({ description: 'Was fehlt oder noch vom Musterhändler ist' }),
      }),
    ),
    demoProducts: z
      .number()
      .int()
      .meta({ description: 'Wie viele Beispielmaschinen es noch gibt' }),
  })
  .meta({ id: 'SetUp' })
export type SetUp = z.infer<typeof setUp>

/** How many example machines went to the trash. */
export const demoRemoval = z.object({ removed: z.number().int() })

interface Facts {
  settings: Settings
  hasLogo: boolean
  hasMailServer: boolean
  /** Whether an administrator can replace a forgotten password by mail. */
  hasReachableAdministrator: boolean
  demoProducts: number
}

/** What makes a dealer recognisable; a number or a town may be the same by chance. */
const identity = {
  name: 'Firma',
  shortName: 'Kurzname',
  street: 'Straße',
  phone: 'Telefon',
  email: 'E-Mail',
} as const

/** The steps in the order in which they are best taken. */
export function setUpOf({ settings, demoProducts, ...facts }: Facts): SetUp {
  const { company, legal, claims } = settings
  const demo = demoSettings.company
  const open: Record<SetUpKey, string[]> = {
    company: [
      ...labelsWhere(identity, (key) => company[key] === demo[key]),
      ...(company.emergencyPhone === demo.emergencyPhone ? ['Notdienst'] : []),
    ],
    legal: labelsWhere(legalLabels, (key) => legal[key] === ''),
    claims: claims
      .filter(({ proof }) => demoSettings.claims.some((claim) => claim.proof === proof))
      .map(({ value, label }) => `${value} ${label}`),
    logo: facts.hasLogo ? [] : ['Logo'],
    mail: facts.hasMailServer ? [] : ['Mailserver (SMTP_URL)'],
    account: facts.hasReachableAdministrator ? [] : ['E-Mail-Adresse eines Administrators'],
    stock: demoProducts === 0 ? [] : ['Beispielmaschinen'],
  }
  const steps = setUpKeys.map((key) => ({ key, isDone: open[key].length === 0, open: open[key] }))
  return { steps, demoProducts }
}

function labelsWhere<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  isOpen: (key: Key) => boolean,
): string[] {
  const keys = keysOf(labels)
  return keys.filter(isOpen).map((key) => labels[key])
}
