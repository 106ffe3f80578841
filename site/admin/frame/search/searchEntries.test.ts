import { expect, it } from 'vitest'
import { actionsFor, foundEntries, newCaller, type SearchEntry } from './searchEntries.ts'

const action = (label: string): SearchEntry => ({
  key: label,
  group: '',
  label,
  detail: '',
  to: '',
})
const actions = ['Neue Maschine', 'Anfrage eintragen', 'Kategorien'].map(action)
const nothing = { persons: [], inquiries: [], offers: [], products: [], atLeast: [] }
const labels = (typed: string) => actionsFor(actions, typed).map(({ label }) => label)

it('names an action by the beginnings of its words, in any order and case', () => {
  expect(labels('')).toHaveLength(3)
  expect(labels('mas NEU')).toEqual(['Neue Maschine'])
  expect(labels('frage')).toEqual([])
})

it('offers to write down a caller whom nobody knows, by what is given', () => {
  expect(newCaller('040 4711')?.state).toEqual({ sender: { phone: '040 4711' } })
  expect(newCaller('neu@firma.example')?.state).toEqual({ sender: { email: 'neu@firma.example' } })
  expect([newCaller('4711'), newCaller('Müller'), newCaller('a@b')]).toEqual([null, null, null])
})

it('calls somebody without a name by their address', () => {
  const person = { key: 'k', name: '', company: '', emails: ['a@b.example'], phones: [] }
  const [entry] = foundEntries({ ...nothing, persons: [person] }, 'a@b')
  expect(entry).toMatchObject({ group: 'Kunden', label: 'a@b.example' })
})

it('says of a machine what a caller asks for, and of larger ones that they are larger', () => {
  const machine = {
    ...{ id: 7, title: 'Still RX 60', stockNumber: 'E-7', status: 'active' as const },
    ...{ price: 24_900, capacity: 2_500, liftHeight: 4_700 },
  }
  const found = { ...nothing, products: [machine], atLeast: ['2 t', '4,5 m'] }
  const [entry] = foundEntries(found, '2 t 4,5 m')
  expect(entry?.group).toBe('Maschinen ab 2 t und ab 4,5 m')
  expect(entry?.detail.replaceAll('\u00a0', ' ')).toBe(
    'E-7 · 2.500 kg · 4.700 mm · 24.900 € · Aktiv',
  )
  const unknown = { ...machine, stockNumber: null, price: null, capacity: null, liftHeight: null }
  const [other] = foundEntries({ ...nothing, products: [unknown] }, 'rx')
  expect(other).toMatchObject({ group: 'Maschinen', detail: 'Aktiv' })
})

it('puts what has the number that was typed before all else', () => {
  const none = { capacity: null, liftHeight: null, price: null, status: 'active' as const }
  const day = '2026-11-20T08:00:00.000Z'
  const customer = { name: 'Ada Ahrens', company: '' }
  const found = {
    ...nothing,
    persons: [{ ...customer, key: 'k', emails: [], phones: [] }],
    inquiries: [
      { ...customer, id: 1, receipt: 'A-2026-00001', createdAt: day, stage: 'new' as const },
    ],
    offers: [{ ...customer, id: 3, number: 'AN-2026-0007', revision: 1, status: 'sent' as const }],
    products: [{ id: 7, title: 'Still RX 60', stockNumber: 'L-0007', ...none }],
  }
  const first = (typed: string) => foundEntries(found, typed)[0]?.group
  for (const typed of ['AN 7', 'an7', 'AN-2026-0007', ' an-2026-7 '])
    expect(first(typed), typed).toBe('Angebote')
  expect(first('l-0007')).toBe('Maschinen')
  expect(first('Ahrens')).toBe('Kunden')
})

it('names a machine that is called so before who asked for it, and behind them where they are', () => {
  const none = { capacity: null, liftHeight: null, price: null, status: 'active' as const }
  const machine = { id: 7, title: 'Still RX 60', stockNumber: 'E-7', ...none }
  const day = '2026-11-20T08:00:00.000Z'
  const asked = { id: 1, receipt: 'A-1', name: 'Ada Ahrens', company: '', createdAt: day }
  const found = {
    ...nothing,
    products: [machine],
    inquiries: [{ ...asked, stage: 'new' as const }],
  }
  const groups = (typed: string) => foundEntries(found, typed).map(({ group }) => group)
  for (const typed of ['rx 60', 'Still', 'e-7'])
    expect(groups(typed)).toEqual(['Maschinen', 'Anfragen'])
  expect(groups('ahrens')).toEqual(['Anfragen', 'Maschinen'])
})
