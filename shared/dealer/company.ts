import type { LocationKind } from '../buying/locations.ts'
import { keysOf } from '../values/records.ts'
import { usualOffer } from './offer-settings.ts'
import { type Settings, settings } from './settings.ts'
import type { ClaimPage } from './site-settings.ts'

const WORKDAY = [{ from: '08:00', to: '18:00' }]
const DEMO_PROOF = 'Beispiel der Vorführung, vor der Veröffentlichung zu ersetzen'

/** Marks what nobody may take for somebody's: it stands wherever the value does. */
const EXAMPLE = '(Beispiel)'
export const isExample = (text: string): boolean => text.endsWith(EXAMPLE)

/**
 * The claims that visitors read: with a proof. Those of the demo dealer are marked as examples, and are gone as soon as
 * the dealer is somebody else, who has not proved them.
 */
export const shownClaims = (settings: Pick<Settings, 'claims' | 'company'>) =>
  settings.claims
    .filter(({ proof }) => proof !== '' && (proof !== DEMO_PROOF || isDemo(settings)))
    .map(({ proof, label, ...claim }) => ({
      ...claim,
      label: proof === DEMO_PROOF ? `${label} ${EXAMPLE}` : label,
    }))

const demoClaim = (value: string, label: string, pages: ClaimPage[]) => ({
  value,
  label,
  proof: DEMO_PROOF,
  pages,
})

const place = (name: string, kind: LocationKind) => ({ name, kind })
const zone = (from: string, postcodes: string, price: number) => ({ from, postcodes, price })
/** What delivery from a place costs: nearby, to the regions around it, and to anywhere else. */
const around = (from: string, near: string, neighbours: string) => [
  zone(from, near, 190),
  zone(from, neighbours, 390),
  zone(from, '0-9', 790),
]

/**
 * The demo dealer, until the settings say who the dealer is. Name, address and register data are invented;
 * the telephone numbers come from the range that the Bundesnetzagentur reserves for fiction.
 */
export const demoSettings: Settings = {
  company: {
    name: 'ElbStapler GmbH',
    shortName: 'ElbStapler',
    street: 'Musterkai 12',
    postalCode: '20457',
    city: 'Hamburg',
    phone: '040 66969-100',
    emergencyPhone: '040 66969-112',
    fax: '',
    email: 'info@elbstapler.example',
    founded: 2003,
    state: 'HH',
  },
  legal: {
    representedBy: 'directors',
    managingDirector: `Hanna Muster ${EXAMPLE}`,
    registerCourt: `Amtsgericht Hamburg ${EXAMPLE}`,
    registerNumber: `HRB 000000 ${EXAMPLE}`,
    vatId: '',
    editor: '',
  },
  hours: {
    week: {
      Monday: WORKDAY,
      Tuesday: WORKDAY,
      Wednesday: WORKDAY,
      Thursday: WORKDAY,
      Friday: WORKDAY,
      Saturday: [{ from: '09:00', to: '14:00' }],
      Sunday: [],
    },
    byAppointment: [],
    exceptions: [],
    replyHours: 24,
  },
  claims: [
    demoClaim('500+', 'Gabelstapler im Jahr verkauft und vermietet', ['home', 'about']),
    demoClaim('20+', 'Jahre Erfahrung', ['home']),
    demoClaim('1.000+', 'Kunden in Industrie, Logistik und Bau', ['home', 'about']),
    demoClaim('98\u00a0%', 'Kundenzufriedenheit', ['home', 'about']),
    demoClaim('bis zu 50\u00a0%', 'günstiger als neu', ['used']),
    demoClaim('45+', 'Mitarbeiter', ['about']),
  ],
  vatRate: 19,
  accentColour: '#ffb100',
  mail: { from: '', to: [], dailySummary: true, takeNew: false },
  offer: { reservationDays: 14, ...usualOffer },
  assignment: { by: 'hand', accounts: [], categories: [] },
  // None: a dealer who overlooks it would send their customers' money to it.
  bank: { iban: '', bic: '' },
  callback: { minutes: 30, atOnce: 1, leadMinutes: 60 },
  locations: [
    place('Hamburg', 'house'),
    place('Bremen', 'depot'),
    place('Hannover', 'depot'),
    place('Berlin', 'depot'),
    place('Köln', 'partner'),
    place('Frankfurt', 'partner'),
    place('München', 'partner'),
    place('Stuttgart', 'previousOwner'),
    place('Leipzig', 'previousOwner'),
  ],
  delivery: {
    zones: [
      ...around('Hamburg', '20-22', '19, 23-25, 27-31'),
      ...around('Bremen', '27-28', '20-22, 26, 29-31, 49'),
      ...around('Hannover', '30-31', '28-29, 32-34, 37-38'),
      ...around('Berlin', '10-14', '03, 06, 15-17, 39'),
      ...around('Köln', '50-53', '40-42, 44-47, 56-58'),
      ...around('Frankfurt', '60-61, 63-65', '35-36, 55, 67-69, 97'),
      ...around('München', '80-82, 85', '83-84, 86-87, 93-94'),
      ...around('Stuttgart', '70-73', '74-76, 88-89'),
      ...around('Leipzig', '04', '01, 06-09, 39'),
    ],
    heavyFromKg: 5000,
    heavyPercent: 40,
  },
  warranty: {
    new: { months: 24, scope: 'auf die ganze Maschine' },
    A: { months: 12, scope: 'auf Antrieb, Hydraulik und Elektrik' },
    B: { months: 6, scope: 'auf Antrieb und Hydraulik' },
    C: { months: 0, scope: '' },
  },
  leasing: {
    months: 48,
    interestPercent: 5.9,
    downPaymentPercent: 10,
    residualPercent: 10,
    minPrice: 10_000,
  },
  english: { hasPages: true },
  requiresSecondFactor: false,
}

/** Nobody can be reached under the name or the mail address of the demo dealer. */
export function isDemo({ company }: Pick<Settings, 'company'>): boolean {
  return company.name === demoSettings.company.name || company.email === demoSettings.company.email
}

/** Whether they are still where the demo dealer is, who is nowhere. */
export function hasDemoAddress({
  street,
  postalCode,
  city,
}: Pick<Settings['company'], 'street' | 'postalCode' | 'city'>): boolean {
  const { company } = demoSettings
  return street === company.street && postalCode === company.postalCode && city === company.city
}

/** What the demo dealer promises buyers, as it is for one who has promised nothing yet. */
export const NO_PROMISES = {
  locations: [],
  delivery: null,
  warranty: null,
  leasing: null,
} as const satisfies Partial<Settings>

type Promised = keyof typeof NO_PROMISES

export const promiseLabels: Record<Promised, string> = {
  locations: 'Standorte',
  delivery: 'Lieferung',
  warranty: 'Garantie',
  leasing: 'Leasing',
}
const promised = keysOf(NO_PROMISES)

/** What a part says, by whatever order of its fields; undefined if it says nothing valid. */
const sayingOf = (part: Promised, value: unknown) =>
  JSON.stringify(settings.shape[part].safeParse(value).data)

const isExamplePromise = (part: Promised, value: unknown) =>
  sayingOf(part, value) === sayingOf(part, demoSettings[part])

/**
 * The promises that somebody who stops being the demo dealer does not keep: those of the example, which the form sends
 * along with their name, and which they would have to keep.
 * @param after what is saved, or what a form holds that may not be valid yet
 */
export function borrowedPromises(
  before: Pick<Settings, 'company'>,
  after: { company: Settings['company'] } & { [Part in Promised]?: unknown },
): Promised[] {
  if (!isDemo(before) || isDemo(after)) return []
  return promised.filter((part) => isExamplePromise(part, after[part]))
}

/** The promises that a dealer has not decided on: those of the example, and those that nobody has made. */
export const openPromises = (dealer: Pick<Settings, Promised>): Promised[] =>
  promised.filter(
    (part) =>
      isExamplePromise(part, dealer[part]) ||
      sayingOf(part, dealer[part]) === sayingOf(part, NO_PROMISES[part]),
  )
