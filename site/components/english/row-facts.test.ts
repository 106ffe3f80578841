import { expect, it } from 'vitest'
import { rowFacts } from './row-facts.ts'

it('says of a machine what its data sheet says, also where the guard is higher than the mast', () => {
  const figures = { capacity: 3000, closedHeight: 2175, guardHeight: 2220, hours: 4100 }
  expect(rowFacts({ year: 2019, figures })).toEqual([
    ['Capacity', '3,000\u00a0kg'],
    ['Closed', '2,175\u00a0mm'],
    ['Hours', '4,100\u00a0h'],
    ['Year', '2019'],
  ])
})
