import { describe, expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { storedMachine } from '../testing/product.ts'
import { cellsOf } from '../testing/stock-rows.ts'
import { categoryNames } from './category-names.ts'
import { readRow } from './rows.ts'

const rowOf = (row: Record<string, Cell>, existing: typeof storedMachine | null = null) =>
  readRow(cellsOf(row), existing, categoryNames([]))

describe('the names of a new machine', () => {
  it.each<[string, object, string?]>([
    ['Linde H 25 D Dieselstapler Triplex', { brand: 'Linde', model: 'H 25 D' }],
    ['Gabelstapler Still RX 60-25, Batterie neu', { brand: 'Still', model: 'RX 60-25' }, 'Still'],
    ['ETV 216 Schubmaststapler', { brand: 'Jungheinrich', model: 'ETV 216' }, 'Jungheinrich'],
    ['Toyota 8FGF25 Bj. 2014', { brand: 'Toyota', model: '8FGF25' }],
    ['Linde 2,5 t Dieselstapler', { brand: 'Linde' }],
    ['Dieselstapler', {}],
  ])('come from its title: %s', (title, names, brand) => {
    const row = { Bezeichnung: title, ...(brand && { Fabrikat: brand }) }
    expect(rowOf(row).patch).toEqual({ title, ...names })
  })

  it('come from no title of a known machine, nor where they have cells of their own', () => {
    const title = { Bezeichnung: 'Toyota 8FGF25' }
    expect(rowOf(title, storedMachine).patch).toEqual({ title: 'Toyota 8FGF25' })
    expect(rowOf({ ...title, Typ: '8 FGF' }).patch).toMatchObject({ model: '8 FGF' })
  })
})

describe('a word in the place of a price', () => {
  it.each([
    ['verkauft', { status: 'sold', priceKind: 'onRequest' }],
    ['res.', { status: 'reserved', priceKind: 'onRequest' }],
    ['Neu eingetroffen', { priceKind: 'onRequest' }],
  ])('says how a new machine is to be had: %s', (cell, said) => {
    expect(rowOf({ VK: cell }).patch).toEqual(said)
  })

  it('leaves the price of a known machine, and whether that can be had', () => {
    expect(rowOf({ VK: 'verkauft' }, storedMachine).patch).toEqual({ status: 'sold' })
    expect(rowOf({ VK: 'frei' }, storedMachine).patch).toEqual({})
  })

  it.each(['Bastler', '12.500 brutto'])('is a mistake where nobody knows it: %s', (cell) => {
    expect(rowOf({ VK: cell }).problems).toHaveLength(1)
  })
})

it.each([8120.5, '8.120,5', '8.120,5 h'])('hours that are rounded say so: %s', (cell) => {
  const { patch, hints } = rowOf({ 'Std.': cell })
  expect(patch).toEqual({ specifications: { Betriebsstunden: '8.121 h' } })
  expect(hints.map(({ message }) => message)).toEqual(['Ist auf ganze Stunden gerundet'])
})

it.each([
  ['7,450 h', '7.450 h'],
  ['7,450', '7.450 h'],
  ['4820', '4.820 h'],
])('hours have no decimals, so that a comma parts thousands: %s', (cell, text) => {
  const { patch, problems } = rowOf({ 'Std.': cell })
  expect({ patch, problems }).toEqual({
    patch: { specifications: { Betriebsstunden: text } },
    problems: [],
  })
})
