import { describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { machine } from '../../../shared/testing/product.ts'
import { pageTitle, productDescription } from './search-result.ts'

const toyota = {
  title: 'Toyota 8FDF25',
  year: 2021,
  condition: 'used',
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '🚜' },
  figures: { drive: 'diesel', capacity: 2500, liftHeight: 4700 },
} as const

const titleOf = (changes: Partial<Parameters<typeof pageTitle>[0]>) =>
  pageTitle({ ...toyota, ...changes }).replaceAll('\u00a0', ' ')

describe('the title of a machine’s page', () => {
  it('says what the machine is', () => {
    expect(titleOf({})).toBe('Toyota 8FDF25 Dieselstapler gebraucht, 2,5 t, 4,7 m, 2021')
  })

  it('calls a reach truck by its kind', () => {
    const category = { ...toyota.category, slug: 'reach' }
    expect(titleOf({ category, figures: { drive: 'electric', liftHeight: 5900 } })).toBe(
      'Toyota 8FDF25 Schubmaststapler gebraucht, 5,9 m, 2021',
    )
  })

  it('leaves out what is not known, and what the dealer has said already', () => {
    expect(titleOf({ figures: {}, condition: 'new' })).toBe('Toyota 8FDF25 neu, 2021')
    expect(titleOf({ title: 'Dieselstapler Toyota 8FDF25' })).toBe(
      'Dieselstapler Toyota 8FDF25 gebraucht, 2,5 t, 4,7 m, 2021',
    )
  })
})

const specifications = { Tragkraft: '3.000 kg', Betriebsstunden: '4.820 h' }
const describeMachine = (changes: Partial<Product> = {}) =>
  productDescription({ ...machine, specifications, ...changes }, demoDealer)

it('says in sentences what a search result should say', () => {
  expect(describeMachine()).toBe(
    'Linde H30D: Baujahr 2019, Tragkraft 3.000 kg, Betriebsstunden: 4.820 h, Standort Hamburg. ' +
      '28.500\u00a0€ zzgl. MwSt. Jetzt beim Händler in Hamburg unverbindlich anfragen.',
  )
})

it('ends no sentence with two full stops, whatever the dealer wrote', () => {
  for (const changes of [{}, { location: 'Frankfurt a. M.' }, { location: 'x'.repeat(400) }])
    expect(describeMachine(changes)).not.toMatch(/\.\.|…\./)
})

it('names no price where there is none or none that counts', () => {
  expect(describeMachine({ price: 0 })).toContain('Hamburg. Preis auf Anfrage. Jetzt')
  expect(describeMachine({ price: 0 })).not.toContain('MwSt.')
  expect(describeMachine({ status: 'sold' })).toContain('Hamburg. Verkauft. Jetzt')
})
