import { expect, it } from 'vitest'
import { demoDealer } from '../../shared/testing/dealer.ts'
import { itemList, localBusiness } from './structured-data.ts'

const ORIGIN = 'https://www.stapler.example'

it('lists the machines of a later page with the places that they have in the whole list', () => {
  expect(itemList([{ id: 7, title: 'Linde H30D' }], ORIGIN, 12)).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 13,
        name: 'Linde H30D',
        url: `${ORIGIN}/produkt/7`,
      },
    ],
  })
})

it('tells on which days the dealer is open, and from when to when', () => {
  const { openingHoursSpecification } = localBusiness(demoDealer, ORIGIN)
  expect(openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '08:00', closes: '18:00' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' }),
  ])
  expect(openingHoursSpecification[0]?.dayOfWeek).toHaveLength(5)
})
