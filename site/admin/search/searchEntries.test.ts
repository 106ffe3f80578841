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
  const [entry] = foundEntries({ persons: [person], inquiries: [], offers: [], products: [] })
  expect(entry).toMatchObject({ group: 'Kunden', label: 'a@b.example' })
})
