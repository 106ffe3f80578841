import { z } from 'zod'
import { keysOf } from '../values/records.ts'
import { formatCount } from '../writing/format.ts'
import { demoSettings, isDemo, isExample, openPromises, promiseLabels } from './company.ts'
import { legalLabels } from './company-settings.ts'
import type { Settings } from './settings.ts'

/** In the order in which they are best taken; the last one ends it. */
export const setUpKeys = [
  'company',
  'legal',
  'logo',
  'claims',
  'promises',
  'texts',
  'review',
  'mail',
  'name',
  'account',
  'secondWay',
  'stock',
  'colleagues',
  'portals',
  'english',
  'backup',
  'finished',
] as const

/** What opens to mend what is missing: a record of a resource of the admin, by its id. */
const mend = z.object({
  resource: z.enum(['categories', 'products', 'texts']),
  id: z.union([z.number().int(), z.string()]),
  name: z.string(),
})

const missing = z.object({
  what: z.string(),
  /** Some of it. */
  mends: z.array(mend),
  /** How many there are besides. */
  others: z.number().int(),
})
export type Missing = z.infer<typeof missing>

const setUpKey = z.enum(setUpKeys, { error: 'Diesen Schritt gibt es nicht' })
export type SetUpKey = z.infer<typeof setUpKey>

/** What a new dealer has to see to before they go public, and right after. */
export const setUp = z
  .object({
    steps: z.array(
      z.object({
        key: setUpKey,
        isDone: z.boolean(),
        isTicked: z.boolean().meta({ description: 'Ob ihn jemand von Hand abgehakt hat' }),
        open: z
          .array(z.string())
          .meta({ description: 'Was fehlt oder noch vom Musterhändler ist' }),
      }),
    ),
    demoProducts: z
      .number()
      .int()
      .meta({ description: 'Wie viele Beispielmaschinen es noch gibt' }),
    demoInquiries: z
      .number()
      .int()
      .meta({ description: 'Wie viele Beispielanfragen es noch gibt' }),
    english: z
      .array(missing)
      .meta({ description: 'Was auf den englischen Seiten fehlt, und wo es ergänzt wird' }),
  })
  .meta({ id: 'SetUp' })
export type SetUp = z.infer<typeof setUp>

/** Ticks a step by hand, or takes the tick away. */
export const setUpTick = z
  .object({ key: setUpKey, isTicked: z.boolean({ error: 'Muss wahr oder falsch sein' }) })
  .meta({ id: 'SetUpTick' })
export type SetUpTick = z.infer<typeof setUpTick>

/** How many example machines went to the trash, and how many example inquiries are gone. */
export const demoRemoval = z.object({ removed: z.number().int(), inquiries: z.number().int() })

interface Named {
  id: number
  name: string
}

export interface SetUpFacts {
  settings: Settings
  hasLogo: boolean
  hasMailServer: boolean
  /** To which addresses inquiries go as things are; none without a mail server. */
  mailTo: string[]
  /** The administrators who can log in. */
  administrators: { count: number; hasAddress: boolean }
  users: number
  /** Whether the account of the one who looks at it names a person. */
  hasOwnName: boolean
  demoProducts: number
  demoInquiries: number
  ownProducts: number
  /** The names of the pages that say what the template says. */
  templates: string[]
  hasFeed: boolean
  /** What stands on the English pages in German, or as it was delivered. */
  english: {
    /** The categories without an English name. */
    categories: Named[]
    /** How many machines that can be had are described in German alone, and the first of them. */
    machines: { count: number; first: Named[] }
    isTemplate: boolean
  }
  hasBackup: boolean
  ticked: SetUpKey[]
}

/** What makes a dealer recognisable; a number or a town may be the same by chance. */
const identity = {
  name: 'Firma',
  shortName: 'Kurzname',
  street: 'Straße',
  phone: 'Telefon',
  email: 'E-Mail',
} as const

/** What of the demo dealer would still stand in an offer, by its label. */
export function demoDataOnPaper({ company, legal }: Pick<Settings, 'company' | 'legal'>): string[] {
  const { shortName: _, ...onPaper } = identity
  return [
    ...labelsWhere(onPaper, (key) => company[key] === demoSettings.company[key]),
    ...labelsWhere(legalLabels, (key) => isExample(legal[key])),
  ]
}

export function setUpOf({ ticked, ...facts }: SetUpFacts): SetUp {
  const open = openOf(facts)
  const { english } = facts.settings
  const steps = setUpKeys
    .filter((key) => key !== 'english' || english.hasPages)
    .map((key) => {
      const isTicked = ticked.includes(key)
      const duties = key === 'english' ? englishDuties(facts.english) : open[key]
      return { key, isDone: isTicked || duties.length === 0, isTicked, open: open[key] }
    })
  const { demoProducts, demoInquiries } = facts
  const missing = english.hasPages ? missingInEnglish(facts.english) : []
  return { steps, demoProducts, demoInquiries, english: missing }
}

/** What is left to do of each step, as far as it can be known. */
function openOf(facts: Omit<SetUpFacts, 'ticked'>): Record<SetUpKey, string[]> {
  const { company, legal, claims } = facts.settings
  const demo = demoSettings.company
  const { count, hasAddress } = facts.administrators
  const hasSecondWay = count > 1 || (hasAddress && facts.hasMailServer)
  return {
    company: [
      ...labelsWhere(identity, (key) => company[key] === demo[key]),
      ...(company.emergencyPhone === demo.emergencyPhone ? ['Notdienst'] : []),
    ],
    legal: [
      ...labelsWhere(legalLabels, (key) => legal[key] === ''),
      ...namedOnce(
        'noch als Beispiel im Impressum und unter E-Mails',
        labelsWhere(legalLabels, (key) => isExample(legal[key])),
      ),
    ],
    logo: unless(facts.hasLogo, 'Logo'),
    claims: claims
      .filter(({ proof }) => demoSettings.claims.some((claim) => claim.proof === proof))
      .map(({ value, label }) => `${value} ${label}`),
    promises: openPromises(facts.settings).map((part) => promiseLabels[part]),
    texts: facts.templates,
    review: ['Impressum', 'Datenschutz', 'AGB'],
    mail: facts.hasMailServer
      ? namedOnce('gehen noch an', facts.mailTo.filter(isDemoAddress))
      : ['Zugang zum Mailserver: Wer Ihren Server betreibt, trägt ihn ein (SMTP_URL)'],
    name: unless(facts.hasOwnName, 'Ihr Name'),
    account: unless(hasAddress, 'Ihre E-Mail-Adresse'),
    secondWay: unless(
      hasSecondWay,
      'ein zweiter Administrator, oder Mailserver und E-Mail-Adresse',
    ),
    stock: [
      ...unless(
        facts.demoProducts === 0,
        isDemo(facts.settings)
          ? 'Beispielmaschinen'
          : 'Beispielmaschinen, die jetzt unter Ihrem Namen auf der Website stehen',
      ),
      ...unless(facts.demoInquiries === 0, 'Beispielanfragen'),
      ...unless(facts.ownProducts > 0, 'eigene Maschinen'),
    ],
    colleagues: unless(facts.users > 1, 'bisher nur Ihr Zugang'),
    portals: unless(facts.hasFeed, 'bisher keines eingeschaltet'),
    english: [...englishDuties(facts.english), ...undescribed(facts.english)],
    backup: unless(facts.hasBackup, 'bisher keine'),
    finished: ['alles durchgesehen'],
  }
}

type English = SetUpFacts['english']

const englishDuties = ({ categories, isTemplate }: English) => [
  ...namedOnce(
    UNNAMED,
    categories.map(({ name }) => name),
  ),
  ...unless(!isTemplate, TEMPLATE),
]

const UNNAMED = 'Kategorien ohne englischen Namen'
const TEMPLATE = 'die Seite „Export“ sagt noch, was die Vorlage sagt'

/** No duty: the figures are in English, and without a text the German one stands there. */
const undescribed = ({ machines: { count } }: English) =>
  count > 0
    ? [
        `${formatCount(count, 'Maschine', 'Maschinen')} ohne englische Beschreibung (freiwillig, dort steht die deutsche)`,
      ]
    : []

/** So many of a kind are named. */
export const MOST_NAMED = 3

/** The same as in words, each with what mends it. */
function missingInEnglish(english: English): Missing[] {
  const { categories, machines, isTemplate } = english
  const listed = (what: string, resource: 'categories' | 'products', of: Named[], all: number) => {
    const mends = of.slice(0, MOST_NAMED).map((one) => ({ ...one, resource }))
    return mends.length > 0 ? [{ what, mends, others: all - mends.length }] : []
  }
  const page = { resource: 'texts', id: 'export', name: 'Seite „Export“' } as const
  return [
    ...listed(UNNAMED, 'categories', categories, categories.length),
    ...(isTemplate ? [{ what: 'Sagt noch, was die Vorlage sagt', mends: [page], others: 0 }] : []),
    ...undescribed(english).flatMap((what) =>
      listed(what, 'products', machines.first, machines.count),
    ),
  ]
}

/** Several under one word; nothing where there are none. */
const namedOnce = (what: string, names: string[]) =>
  names.length > 0 ? [`${what}: ${names.join(', ')}`] : []

/** Whether nobody reads what goes there: it is an address of the demo dealer. */
const isDemoAddress = (address: string) =>
  address.endsWith(demoSettings.company.email.replace(/.*(?=@)/, ''))

const unless = (isDone: boolean, missing: string) => (isDone ? [] : [missing])

function labelsWhere<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  isOpen: (key: Key) => boolean,
): string[] {
  const keys = keysOf(labels)
  return keys.filter(isOpen).map((key) => labels[key])
}
