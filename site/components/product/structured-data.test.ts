import { describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product.ts'
import { productData } from './structured-data.ts'
import { machine } from './testing.ts'

const data = (changes: Partial<Product> = {}) =>
  productData({ ...machine, ...changes }, 'https://www.stapler.example')

describe('a machine as search engines read it', () => {
  it('has the net price that the page shows, for businesses', () => {
    expect(data().offers).toMatchObject({
      price: 28_500,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 28_500,
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
      },
      availability: 'https://schema.org/InStock',
      eligibleCustomerType: 'https://schema.org/Business',
    })
  })

  it('makes no offer without a price, and says what is sold or reserved', () => {
    for (const price of [0, 0.4]) expect(data({ price }).offers).toBeUndefined()
    expect(data({ status: 'sold' }).offers?.availability).toBe('https://schema.org/SoldOut')
    expect(data({ status: 'reserved' }).offers?.availability).toBe('https://schema.org/Reserved')
  })

  it.each([
    ['neu', 'NewCondition'],
    ['Fabrikneu, ab Werk', 'NewCondition'],
    ['gebraucht, sehr gut', 'UsedCondition'],
    ['Vorführmaschine, neuwertig', 'UsedCondition'],
    ['gebraucht, überholt', 'RefurbishedCondition'],
  ])('tells the condition „%s“ in the words of search engines', (Zustand, condition) => {
    expect(data({ specifications: { Zustand } }).itemCondition).toBe(
      `https://schema.org/${condition}`,
    )
  })

  it('leaves a condition open that it does not know', () => {
    expect(data().itemCondition).toBeUndefined()
    expect(data({ specifications: { Zustand: 'Neulackiert' } }).itemCondition).toBeUndefined()
  })

  it('gives plain figures with their unit, and anything else as it is written', () => {
    const specifications = { Tragkraft: '3 t', Reifen: 'SE', Hubhöhe: '3.050 mm', Gänge: '2' }
    expect(data({ specifications }).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Tragkraft', value: 3000, unitCode: 'KGM' },
      { '@type': 'PropertyValue', name: 'Reifen', value: 'SE' },
      { '@type': 'PropertyValue', name: 'Hubhöhe', value: 3050, unitCode: 'MMT' },
      { '@type': 'PropertyValue', name: 'Gänge', value: '2' },
    ])
  })

  it('names the pictures with their whole address, and none where there is none', () => {
    expect(data().image).toEqual(['https://www.stapler.example/uploads/large/a.webp'])
    expect(data({ images: [] }).image).toBeUndefined()
  })
})
