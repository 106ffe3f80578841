import { describe, expect, it } from 'vitest'
import { demoSettings, NO_PROMISES } from './company.ts'
import { type SetUpFacts, setUpKeys, setUpOf } from './set-up.ts'
import { NO_ENGLISH } from './site-settings.ts'

const facts: SetUpFacts = {
  settings: demoSettings,
  hasLogo: false,
  hasMailServer: false,
  mailTo: [],
  administrators: { count: 1, hasAddress: false },
  users: 1,
  hasOwnName: false,
  demoProducts: 24,
  demoInquiries: 6,
  ownProducts: 0,
  templates: ['Startseite', 'Service'],
  hasFeed: false,
  hasBackup: false,
  english: {
    categories: [{ id: 4, name: 'Batterien' }],
    machines: {
      count: 2,
      first: [
        { id: 7, name: 'Linde H30' },
        { id: 9, name: 'Still RX 20' },
      ],
    },
    isTemplate: true,
  },
  ticked: [],
}
const openOf = (changes: Partial<SetUpFacts>) =>
  setUpOf({ ...facts, ...changes })
    .steps.filter(({ isDone }) => !isDone)
    .map(({ key }) => key)

it('leaves everything to do with the demo dealer', () => {
  expect(openOf({})).toEqual(setUpKeys)
  const [company] = setUpOf(facts).steps
  expect(company?.open).toEqual(['Firma', 'Kurzname', 'Straße', 'Telefon', 'E-Mail', 'Notdienst'])
})

it('goes on after the company has its name, and is done step by step', () => {
  const { company, claims, legal } = demoSettings
  const settings = {
    ...demoSettings,
    company: {
      ...company,
      name: 'Weser Stapler GmbH',
      shortName: 'Weser Stapler',
      street: 'Am Deich 1',
      phone: '0421 1234-0',
      emergencyPhone: '',
      email: 'post@weser.example',
    },
    claims: claims.slice(0, 1).map((claim) => ({ ...claim, proof: 'Auftragsbuch 2014 bis 2025' })),
    legal: { ...legal, managingDirector: 'wird eingetragen' },
  }
  const english = { ...facts.english, categories: [], isTemplate: false }
  expect(
    openOf({ settings, english, hasLogo: true, demoProducts: 0, demoInquiries: 0, ownProducts: 3 }),
  ).toEqual([
    'legal',
    'promises',
    ...['texts', 'review', 'mail', 'name', 'account', 'secondWay', 'colleagues', 'portals'],
    'backup',
    'finished',
  ])
  const running = { templates: [], users: 2, hasOwnName: true, hasFeed: true, hasBackup: true }
  expect(openOf({ settings, english, hasLogo: true, ...running })).toEqual([
    'legal',
    'promises',
    ...['review', 'mail', 'account', 'secondWay', 'stock', 'finished'],
  ])
})

it('asks for what the dealer promises themselves, also once the example’s is gone', () => {
  const step = (settings: SetUpFacts['settings']) =>
    setUpOf({ ...facts, settings }).steps.find(({ key }) => key === 'promises')
  expect(step(demoSettings)?.open).toEqual(['Standorte', 'Lieferung', 'Garantie', 'Leasing'])
  const none = { ...demoSettings, ...NO_PROMISES }
  expect(step(none)?.open).toEqual(['Standorte', 'Lieferung', 'Garantie', 'Leasing'])
  const locations = [{ name: 'Bremen', kind: 'house' as const }]
  const leasing = { ...demoSettings.leasing, months: 36 } as typeof demoSettings.leasing
  expect(step({ ...none, locations, leasing })?.open).toEqual(['Lieferung', 'Garantie'])
})

it('knows whether the only administrator can lock themselves out', () => {
  const isOpen = (changes: Partial<SetUpFacts>) => openOf(changes).includes('secondWay')
  const alone = { count: 1, hasAddress: true }
  expect(isOpen({ administrators: alone }), 'an address that nobody can write to').toBe(true)
  expect(isOpen({ administrators: alone, hasMailServer: true })).toBe(false)
  expect(isOpen({ administrators: { count: 1, hasAddress: false }, hasMailServer: true })).toBe(
    true,
  )
  expect(isOpen({ administrators: { count: 2, hasAddress: false } })).toBe(false)
})

it('is done with what somebody has ticked, and says so', () => {
  expect(openOf({ ticked: ['logo', 'review'] })).not.toContain('review')
  const { steps } = setUpOf({ ...facts, hasLogo: true, ticked: ['review'] })
  expect(steps.find(({ key }) => key === 'review')).toMatchObject({ isDone: true, isTicked: true })
  expect(steps.find(({ key }) => key === 'logo')).toMatchObject({ isDone: true, isTicked: false })
  expect(openOf({ ticked: [...setUpKeys] })).toEqual([])
})

it('names what of the example still stands under the dealer’s own name', () => {
  const company = {
    ...demoSettings.company,
    name: 'Weser Stapler GmbH',
    email: 'post@weser.example',
  }
  const { steps } = setUpOf({
    ...facts,
    settings: { ...demoSettings, company },
    hasMailServer: true,
    mailTo: ['verkauf@elbstapler.example'],
  })
  const open = (key: string) => steps.find((step) => step.key === key)?.open.join(', ')
  expect(open('legal')).toContain(
    'noch als Beispiel im Impressum und unter E-Mails: Geschäftsführung, Registergericht',
  )
  expect(open('mail')).toBe('gehen noch an: verkauf@elbstapler.example')
  expect(open('stock')).toContain('unter Ihrem Namen auf der Website')
})

it('is done with mails once they go to somebody', () => {
  const mailed = { hasMailServer: true, mailTo: ['post@weser.example'] }
  expect(openOf(mailed)).not.toContain('mail')
})

describe('what is missing in English', () => {
  const step = (changes: Partial<SetUpFacts>) =>
    setUpOf({ ...facts, ...changes }).steps.find(({ key }) => key === 'english')

  it('is named where the dealer has English pages, and no step anywhere else', () => {
    expect(step({})?.open).toEqual([
      'Kategorien ohne englischen Namen: Batterien',
      'die Seite „Export“ sagt noch, was die Vorlage sagt',
      '2 Maschinen ohne englische Beschreibung (freiwillig, dort steht die deutsche)',
    ])
    expect(step({ settings: { ...demoSettings, english: NO_ENGLISH } })).toBeUndefined()
  })

  it('is no duty where machines are described in German alone, and said all the same', () => {
    const machines = { count: 1, first: [{ id: 7, name: 'Linde H30' }] }
    const left = step({ english: { categories: [], machines, isTemplate: false } })
    expect(left).toMatchObject({ isDone: true, isTicked: false })
    expect(left?.open).toEqual([
      '1 Maschine ohne englische Beschreibung (freiwillig, dort steht die deutsche)',
    ])
  })

  it('is named one by one, up to three of a kind, with what mends it', () => {
    const first = [1, 2, 3].map((id) => ({ id, name: `Maschine ${id}` }))
    const english = { ...facts.english, machines: { count: 12, first } }
    expect(setUpOf({ ...facts, english }).english).toEqual([
      {
        what: 'Kategorien ohne englischen Namen',
        mends: [{ resource: 'categories', id: 4, name: 'Batterien' }],
        others: 0,
      },
      {
        what: 'Sagt noch, was die Vorlage sagt',
        mends: [{ resource: 'texts', id: 'export', name: 'Seite „Export“' }],
        others: 0,
      },
      {
        what: '12 Maschinen ohne englische Beschreibung (freiwillig, dort steht die deutsche)',
        mends: first.map((one) => ({ ...one, resource: 'products' })),
        others: 9,
      },
    ])
    const off = { ...demoSettings, english: NO_ENGLISH }
    expect(setUpOf({ ...facts, settings: off }).english).toEqual([])
  })
})
