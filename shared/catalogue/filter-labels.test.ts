import { expect, it } from 'vitest'
import { activeFilters } from './filter-labels.ts'
import { noFilters } from './state.ts'

const categories = [{ id: 3, slug: 'compact', name: 'Kompaktstapler' }]

it('names nothing while nothing is chosen', () => {
  expect(activeFilters(noFilters, categories)).toEqual([])
})

it('says each filter in words, and leaves the search to its field', () => {
  const filters = {
    ...noFilters,
    search: 'h30',
    category: 'compact',
    brand: 'still',
    yearFrom: 2018,
    yearTo: 2020,
    priceFrom: 0,
    priceTo: 20_000,
    available: true,
    capacityFrom: 2500,
    closedHeightTo: 2200,
    drive: 'electric,diesel',
  }
  expect(activeFilters(filters, categories).map(({ label }) => label)).toEqual([
    'Kompaktstapler',
    'Still',
    'Baujahr ab 2018',
    'Baujahr bis 2020',
    'ab 0\u00a0€',
    'bis 20.000\u00a0€',
    'Nur verfügbare',
    'Tragkraft ab 2.500\u00a0kg',
    'Bauhöhe bis 2.200\u00a0mm',
    'Antrieb: Elektro oder Diesel',
  ])
})
