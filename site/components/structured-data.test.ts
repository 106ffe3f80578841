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
  const { openingHoursSpecification } = localBusiness(demoDealer, ORIGIN, new Date())
  expect(openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '08:00', closes: '18:00' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' }),
  ])
  expect(openingHoursSpecification[0]?.dayOfWeek).toHaveLength(5)
})

it('tells of the days with other hours in the next three weeks', () => {
  const exceptions = [
    { date: '2026-12-24', label: 'Heiligabend', open: [] },
    { date: '2027-05-01', label: 'Tag der Arbeit', open: [] },
  ]
  const now = new Date('2026-12-10T10:00Z')
  const business = localBusiness({ ...demoDealer, exceptions }, ORIGIN, now)
  expect(business.specialOpeningHoursSpecification).toEqual([
    expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: '2026-12-24' }),
  ])
})
