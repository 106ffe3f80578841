import { expect, it } from 'vitest'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { suggestionParameters } from './ask.ts'
import { suggestionsFor } from './suggestions.ts'

const machine = (id: number, title: string, brand: string, model: string): ListedProduct => ({
  id,
  title,
  brand,
  model,
  year: 2020,
  condition: 'used',
  grade: null,
  stockNumber: null,
  priceKind: 'net',
  price: 10_000,
  previousPrice: null,
  rent: null,
  location: 'Hamburg',
  categoryId: 1,
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '' },
  description: '',
  images: [],
  specifications: {},
  figures: {},
  featured: false,
  status: 'active',
  createdAt: '2026-01-01T08:00:00.000Z',
})

const sources = {
  brands: ['Linde', 'Still'],
  categories: [
    { id: 1, slug: 'diesel', name: 'Dieselstapler' },
    { id: 2, slug: 'sonder', name: 'Sonderfahrzeuge für Bücherhallen' },
  ],
  products: [
    { ...machine(1, 'Linde H30D', 'Linde', 'H30D'), figures: { capacity: 3000 } },
    machine(2, 'Linde H30D mit Kabine', 'Linde', 'H30D'),
    machine(3, 'Still RX 20-18', 'Still', 'RX 20-18'),
  ],
}
const labels = (search: string) =>
  suggestionsFor(search, sources).map(({ kind, label }) => `${kind} ${label}`)

it('suggests brands before models and machines, each model once', () => {
  expect(labels('linde')).toEqual([
    'brand Linde',
    'product Linde H30D',
    'product Linde H30D mit Kabine',
  ])
  expect(labels('h30')).toEqual([
    'model H30D',
    'product Linde H30D',
    'product Linde H30D mit Kabine',
  ])
})

it('finds categories whatever way an umlaut is written', () => {
  const found = ['category Sonderfahrzeuge für Bücherhallen']
  for (const search of ['bücher', 'buecher', 'BUCHER', 'sonderf'])
    expect(labels(search)).toEqual(found)
})

it('puts what begins with the search first', () => {
  expect(labels('ka')).toEqual(['product Linde H30D mit Kabine'])
  expect(labels('still r')[0]).toBe('product Still RX 20-18')
})

it('suggests machines that are meant and not called so, and models without their blanks', () => {
  expect(labels('3 t')).toEqual(['product Linde H30D'])
  expect(labels('rx20')).toEqual(['model RX 20-18', 'product Still RX 20-18'])
})

it('suggests machines by what the dealer promises of them, as the list finds them', () => {
  const found = suggestionsFor('Garantie', {
    ...sources,
    products: sources.products.map((one) => ({ ...one, grade: one.id === 1 ? 'A' : null })),
    promises: { warranted: ['A'], leasingFrom: null },
  })
  expect(found.map(({ label }) => label)).toEqual(['Linde H30D'])
})

it('waits for the second letter', () => {
  expect(suggestionParameters(' l ')).toBeNull()
  expect(suggestionParameters('li')?.get('search')).toBe('li')
  expect(labels('l')).toEqual([])
  expect(labels('  ')).toEqual([])
})
