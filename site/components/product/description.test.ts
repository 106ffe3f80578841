import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { machine } from '../../../shared/testing/product.ts'
import { productDescription } from './description.ts'

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
