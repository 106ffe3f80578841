import { describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { machine } from '../../../shared/testing/product.ts'
import { productData } from './structured-data.ts'

const data = (changes: Partial<Product> = {}) =>
  productData({ ...machine, ...changes }, demoDealer, 'https://www.stapler.example')

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

  it('makes no offer without a price or of what is sold, and says what is reserved', () => {
    for (const price of [0, 0.4]) expect(data({ price }).offers).toBeUndefined()
    expect(data({ status: 'sold' }).offers).toBeUndefined()
    expect(data({ status: 'reserved' }).offers?.availability).toBe('https://schema.org/Reserved')
  })

  it('includes the tax in a margin price, and says nothing of a price on request', () => {
    expect(data({ priceKind: 'margin' }).offers).toMatchObject({
      priceSpecification: { price: 28_500, valueAddedTaxIncluded: true },
    })
    expect(data({ priceKind: 'onRequest' }).offers).toBeUndefined()
  })

  it.each([
    ['new', 'NewCondition'],
    ['demo', 'UsedCondition'],
    ['used', 'UsedCondition'],
    ['refurbished', 'RefurbishedCondition'],
  ] as const)('tells the condition „%s“ in the words of search engines', (condition, word) => {
    expect(data({ condition }).itemCondition).toBe(`https://schema.org/${word}`)
  })

  it('has the number of the dealer, or ours', () => {
    expect(data({ stockNumber: 'L-17' }).sku).toBe('L-17')
    expect(data().sku).toBe('7')
  })

  it('gives plain figures with their unit, and anything else as it is written', () => {
    const specifications = { Tragkraft: '3 t', Reifen: 'SE', Hubhöhe: '3.050 mm', Gänge: '2' }
    expect(data({ specifications }).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Tragkraft', value: 3000, unitCode: 'KGM', unitText: 'kg' },
      { '@type': 'PropertyValue', name: 'Reifen', value: 'SE' },
      { '@type': 'PropertyValue', name: 'Hubhöhe', value: 3050, unitCode: 'MMT', unitText: 'mm' },
      { '@type': 'PropertyValue', name: 'Gänge', value: '2' },
    ])
  })

  it('names the pictures with their whole address, and none where there is none', () => {
    expect(data().image).toEqual(['https://www.stapler.example/uploads/large/a.webp'])
    expect(data({ images: [] }).image).toBeUndefined()
  })
})
