import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'
import { MOST_TERMS } from './terms.ts'
import { maybeMisspelt } from './typos.ts'

const read = (search: string) => {
  const { terms, unread } = readSearch(search, [])
  return { labels: terms.map(({ label }) => label), unread }
}
const words = Array.from({ length: 40 }, (_, index) => `qx${'abcdefghij'[index % 10]}w`)

it('reads so many terms of a search and no more, and says what it left', () => {
  expect(MOST_TERMS).toBe(12)
  expect(read(words.slice(0, 12).join(' ')).unread).toBe('')
  expect(read(words.join(' '))).toEqual({
    labels: words.slice(0, 12),
    unread: words.slice(12).join(' '),
  })
})

it('counts what is understood, not the words that it is said in', () => {
  const typed = 'Gabelstapler mit bis 2,2 m und ab 3 t für die Halle'
  expect(read(`${typed} ${words.slice(0, 8).join(' ')}`).unread).toBe('')
  expect(read(`${words.slice(0, 12).join(' ')} und mit Stapler`).unread).toBe('')
})

it.each([
  ['Tor 2,20 m', 'Durchfahrtshöhe bis 2,20 m'],
  ['passt durch ein 2,20 m hohes Tor', 'Durchfahrtshöhe bis 2,20 m'],
  ['Unser Tor ist 2,20 m hoch', 'Durchfahrtshöhe bis 2,20 m'],
  ['Durchfahrtshöhe 2200', 'Durchfahrtshöhe bis 2200'],
  ['Gang 2,8 m', 'Arbeitsgangbreite bis 2,8 m'],
  ['Regalhöhe 5 m', 'Hubhöhe ab 5 m'],
  ['Last 2 t', 'Tragkraft ab 2 t'],
  ['Tor von 2,20 m', 'Durchfahrtshöhe bis 2,20 m'],
  ['fuer Gänge von 3,2 m', 'Arbeitsgangbreite bis 3,2 m'],
  ['nicht höher als 2,20 m', 'Durchfahrtshöhe bis 2,20 m'],
  ['Stapelhöhe 4 Meter', 'Hubhöhe ab 4 Meter'],
  ['durchfahrtshoehe 220 cm', 'Durchfahrtshöhe bis 220 cm'],
  ['Einfahrt 2,20 m', 'Durchfahrtshöhe bis 2,20 m'],
  ['Arbeitsgangbreite 2800 mm', 'Arbeitsgangbreite bis 2800 mm'],
])('reads what a place or load asks of a machine: %s', (search, expected) => {
  expect(read(search).labels).toEqual([expected])
})

it.each([
  ['Wir brauchen einen Diesel 3 t', ['Diesel', '3 t']],
  ['ich suche einen Elektrostapler bis 2 t', ['Elektrostapler', 'Tragkraft bis 2 t']],
  ['Diesel 2,5 t Tor 2,20', ['Diesel', '2,5 t', 'Durchfahrtshöhe bis 2,20']],
  ['Elektro bis 2 t Gang 3,2 m', ['Elektro', 'Tragkraft bis 2 t', 'Arbeitsgangbreite bis 3,2 m']],
  ['Tor 2,20 m Gang 2,8 m', ['Durchfahrtshöhe bis 2,20 m', 'Arbeitsgangbreite bis 2,8 m']],
  [
    'Dieselstapler ca. 3 Tonnen, muss durch ein Tor von 2,20 m',
    ['Dieselstapler', '3 Tonnen', 'Durchfahrtshöhe bis 2,20 m'],
  ],
  [
    'gebrauchter Elektrostapler 2 t, 4,5 m Hubhöhe, Gang 3,2 m',
    ['gebrauchter', 'Elektrostapler', '2 t', 'Hubhöhe 4,5 m', 'Arbeitsgangbreite bis 3,2 m'],
  ],
  ['Diesel 3 t Tragkraft ab 4,5 m Hubhöhe', ['Diesel', '3 t', 'Hubhöhe ab 4,5 m']],
  ['3 t Tragkraft 4,5 m Hubhöhe', ['3 t', 'Hubhöhe 4,5 m']],
  ['2 t Hubhöhe 4,5 m', ['2 t', 'Hubhöhe 4,5 m']],
  ['2 t Hubhöhe zwischen 4 und 5 m', ['2 t', 'Hubhöhe 4 bis 5 m']],
  ['bis 2 t Hubhöhe', ['Tragkraft bis 2 t']],
  ['drei Tonnen Diesel', ['drei Tonnen', 'Diesel']],
  ['Tragkraft zweieinhalb Tonnen', ['Tragkraft zweieinhalb Tonnen']],
  ['Traglast 2500 kg auf 4 m', ['Tragkraft 2500 kg', 'Hubhöhe ab 4 m']],
  ['Standort Hamburg', ['Hamburg']],
  ['Elektrostapler für schmale Gänge', ['Elektrostapler', 'schmale Gänge']],
  // Not a length of one metre.
  ['zu einem Preis', ['Preis']],
])('reads a sentence by what it asks for: %s', (search, expected) => {
  expect(read(search).labels).toEqual(expected)
})

it.each([
  ['ab 4,5 m bis 2,2 m'],
  ['bis 2,2 m ab 4,5 m'],
  ['ab 4,5m/bis 2,2m'],
  ['ab 4,5 m und bis 2,2 m'],
  ['mindestens 4,5 m, höchstens 2,2 m'],
  ['Hubhöhe ab 4,5 m bis 2,2 m'],
  ['ab 4,5 m Hubhöhe bis 2,2 m'],
  ['ab 4,5 m bis 2,2 m Tor'],
  // The unit stands once.
  ['ab 4,5 bis 2,2 m'],
])('reads two heights that no range has as two measures: %s', (search) => {
  for (const others of [[], ['Elektro', 'Tragkraft ab 2 t']]) {
    const typed = others.length > 0 ? `Elektro ab 2 t ${search}` : search
    const { labels } = read(typed)
    expect(labels.toSorted()).toEqual(
      [...others, 'Durchfahrtshöhe bis 2,2 m', 'Hubhöhe ab 4,5 m'].toSorted(),
    )
  }
})

it.each([
  ['ab 4500 mm bis 2200 mm', ['Hubhöhe ab 4500 mm', 'Durchfahrtshöhe bis 2200 mm']],
  ['ab 4500 bis 2200 mm', ['Hubhöhe ab 4500 mm', 'Durchfahrtshöhe bis 2200 mm']],
  ['4,5 m bis 2,2 m', ['4,5 m', 'Durchfahrtshöhe bis 2,2 m']],
  ['4,5 m Hubhöhe bis 2,2 m', ['4,5 m', 'Durchfahrtshöhe bis 2,2 m']],
  ['ab 4,5 m bis 2,2 m Bauhöhe', ['Hubhöhe ab 4,5 m', 'Bauhöhe bis 2,2 m']],
  ['ab 4,5 m Hubhöhe bis 2,2 m Bauhöhe', ['Hubhöhe ab 4,5 m', 'Bauhöhe bis 2,2 m']],
  ['bis 2,2 m Bauhöhe ab 4,5 m', ['Durchfahrtshöhe bis 2,2 m', 'Hubhöhe ab 4,5 m']],
  ['4 bis 5 m', ['Hubhöhe 4 bis 5 m']],
  ['ab 4 m bis 5 m', ['Hubhöhe 4 bis 5 m']],
  ['von 3 bis 4,5 m', ['Hubhöhe 3 bis 4,5 m']],
  ['4,5 bis 4,5 m', ['Hubhöhe 4,5 bis 4,5 m']],
  ['Bauhöhe 2 bis 2,2 m', ['Bauhöhe 2 bis 2,2 m']],
  ['4,5 m Bauhöhe bis 2,2 m', ['4,5 m', 'Bauhöhe bis 2,2 m']],
  ['4,5 m Durchfahrtshöhe 2,2 m', ['4,5 m', 'Durchfahrtshöhe bis 2,2 m']],
  ['ab 3 m Hubhöhe bis 4 m', ['Hubhöhe ab 3 m', 'Hubhöhe bis 4 m']],
  // Of metres alone.
  ['3 t bis 2 t', ['Tragkraft 3 bis 2 t']],
])('reads two heights as a range only where they can be one: %s', (search, expected) => {
  expect(read(search).labels).toEqual(expected)
})

it.each([
  ['zwei Elektrostapler 2 t', ['Elektrostapler', '2 t']],
  ['2x Elektrostapler 2t', ['Elektrostapler', '2 t']],
  ['2 x Elektrostapler', ['Elektrostapler']],
  ['Wir suchen zwei gebrauchte Diesel', ['gebrauchte', 'Diesel']],
  ['drei Stück Diesel', ['Diesel']],
  ['3 Stück Linde H30D', ['Linde', 'H30D']],
  ['2 Stk. Linde', ['Linde']],
  ['2x Linde H30D', ['Linde', 'H30D']],
  ['2 x 1,6 t', ['1,6 t']],
  ['2x RX 20', ['RX 20']],
  ['zwei RX 20', ['RX 20']],
  ['zwei 2 t', ['2 t']],
  ['zwei Stapler', []],
])('takes a count of machines in front for no part of them: %s', (search, expected) => {
  expect(read(search).labels).toEqual(expected)
})

it.each([
  ...['2x', '2 x', 'zwei', 'drei Rad', 'drei Räder', '3 Rad', '3-Rad', 'Dreirad', 'vier Räder'],
  ...['zwei Tonnen', '2 x 20', '4x4', '4 x 4', '2', 'RX 20', '4711'],
])('loses nothing that is no count: %s', (search) => {
  expect(read(search).labels).toEqual([search])
})

it.each([
  ['vier Wege Ventil', ['vier', 'Wege', 'Ventil']],
  ['vier Wege Stapler', ['vier Wege Stapler']],
  ['Linde 2x Ventil', ['Linde', '2x', 'Ventil']],
  ['drei Rad Elektrostapler', ['drei Rad Elektrostapler']],
  ['2 drei Rad', ['2', 'drei Rad']],
  ['20 Diesel', ['20', 'Diesel']],
  ['Linde Stück', ['Linde']],
  ['3 Elektrostapler', ['3', 'Elektrostapler']],
])('takes a number for no count that may be about a machine: %s', (search, expected) => {
  expect(read(search).labels).toEqual(expected)
})

it('counts each of several alternatives', () => {
  const { terms, unread } = readSearch(words.join(' oder '), [])
  expect(terms.flatMap(({ anyOf }) => anyOf)).toHaveLength(12)
  expect(unread).toBe(words.slice(12).join(' oder '))
})

it.each([
  ['abc', false],
  ['abcd', true],
  ['öööö', true],
  ['a'.repeat(20), true],
  ['ü'.repeat(20), true],
  ['a'.repeat(21), false],
  ['ab4d', false],
])('takes %s for a word that may be misspelt: %s', (word, expected) => {
  expect(readSearch(word, []).terms.map(maybeMisspelt)).toEqual([expected])
})

it('names nearness to the buyer, which no machine tells, and takes that to a town for the town', () => {
  const asides = (search: string) =>
    readSearch(search, []).terms.flatMap(({ label, isAside }) => (isAside ? [label] : []))
  expect(asides('Diesel in der Nähe')).toEqual(['in der Nähe'])
  expect(asides('Stapler in meiner Umgebung mit Kabine')).toEqual(['in meiner Umgebung'])
  expect(asides('Diesel in der Nähe von Hamburg')).toEqual([])
})
