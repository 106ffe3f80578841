import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { choiceDetail, daysInStock, factsLine } from './stockFacts.ts'

const now = new Date('2026-11-24T12:00:00Z')
const machine = (changes: Partial<Product>) =>
  ({
    createdAt: '2026-08-01T09:00:00Z',
    status: 'active',
    figures: { hours: 5200, capacity: 2500 },
    ...changes,
  }) as Product

it('counts the days since a machine was added, until it is sold', () => {
  expect(daysInStock(machine({}), now)).toBe(115)
  expect(daysInStock(machine({ createdAt: now.toISOString() }), now)).toBe(0)
  expect(daysInStock(machine({ status: 'sold' }), now)).toBeNull()
})

it('says in a line what is known', () => {
  expect(factsLine(machine({}), now)).toBe('5.200\u00a0h · 2.500\u00a0kg · 115 Tage')
  expect(factsLine(machine({ status: 'sold', figures: {} }), now)).toBe('')
})

it('tells two machines of one title apart', () => {
  const known = { year: 2019, price: 18_900, priceKind: 'net', stockNumber: 'L-7' } as const
  const text = 'Baujahr 2019 · 18.900\u00a0€ · L-7'
  expect(choiceDetail(machine(known))).toBe(text)
  expect(choiceDetail(machine({ ...known, status: 'reserved' }))).toBe(`${text} · Reserviert`)
  const onRequest = { ...known, price: null, priceKind: 'onRequest', stockNumber: null } as const
  expect(choiceDetail(machine(onRequest))).toBe('Baujahr 2019 · Preis auf Anfrage')
})
