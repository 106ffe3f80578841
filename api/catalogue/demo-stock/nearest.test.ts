import { afterAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import {
  both,
  createSearchTest,
  drives,
  lifts,
  titles,
  toBeHad,
  year,
} from './sentences.testing.ts'

const { test, ask, stock, close } = await createSearchTest()
afterAll(close)

describe('a buyer’s sentence with a bare quantity', () => {
  it.each([
    ['Elektro 2 t 4 m', both(drives('electric'), lifts(2000, 4000)), 'ab 2 t und 4 m'],
    ['4 m Hub', lifts(0, 4000), 'ab 4 m'],
    ['3,5 t', lifts(3500), 'ab 3,5 t'],
    ['2,5 t', lifts(2500), 'ab 2,5 t'],
    ['Diesel 2,5', both(drives('diesel'), lifts(2500)), 'ab 2,5 t'],
    ['5 t Diesel', both(drives('diesel'), lifts(5000)), 'ab 5 t'],
    ['3 ton forklift', lifts(3000), 'ab 3 ton'],
    [
      'Diesel 2019',
      both(
        drives('diesel'),
        year((year) => year >= 2019),
      ),
      'ab 2019',
    ],
    ['4000 h', ({ figures: { hours = 9e9 } }: Product) => hours <= 4000, 'bis 4000 h'],
    ['2 t, 3 t', lifts(2000), 'ab 2 t oder 3 t'],
  ])('shows for „%s“ what does at least as much', async (search, does, wider) => {
    const found = await ask(search)
    expect(titles(found.data)).toEqual(titles(stock.filter(does)))
    expect(found.wider?.wider).toBe(wider)
    const states = found.data.map(({ status }) => status === 'sold')
    expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)))
    // „ab“ finds the same.
    expect(titles((await ask(found.wider?.search ?? '')).data)).toEqual(titles(found.data))
  })

  it.each([
    ['Elektro 2 t 4 m', 2000, 4000],
    ['2,5 t 3 m', 2500, 3000],
    ['Diesel 3 t 3 m', 3000, 3000],
    ['1,5 t 5 m', 1500, 5000],
  ])(
    'puts for „%s“ the exact ones first, and no machine behind one that is further away',
    async (search, kg, mm) => {
      const { data, exact = -1 } = await ask(search)
      const isExact = ({ figures }: Product) => figures.capacity === kg && figures.liftHeight === mm
      expect(data.slice(0, exact).every(isExact)).toBe(true)
      const near = data.slice(exact).filter(toBeHad)
      expect(near.some(isExact)).toBe(false)
      const figuresOf = ({ figures: { capacity = 0, liftHeight = 0 } }: Product) => [
        capacity,
        liftHeight,
      ]
      for (const [index, later] of near.entries())
        for (const earlier of near.slice(0, index)) {
          const [a, b] = [figuresOf(earlier), figuresOf(later)]
          const isFurther = a.every((value, at) => value >= (b[at] ?? 0)) && a.join() !== b.join()
          expect(isFurther, `${earlier.title} before ${later.title}`).toBe(false)
        }
    },
  )

  it('takes no sold machine for the exact hit, and orders otherwise where that is asked for', async () => {
    const { exact, data } = await ask('3,5 t')
    expect(exact).toBe(0)
    expect(data.at(-1)).toMatchObject({ title: 'Yale GDP35VX', status: 'sold' })
    const query = 'search=2,5%20t&sort=price&order=asc&limit=100'
    const { data: cheapest } = await test.get<Product[]>(`/api/products?${query}`)
    const unsold = cheapest.filter(({ status }) => status !== 'sold')
    expect(cheapest.slice(0, unsold.length)).toEqual(unsold)
    const prices = unsold.flatMap(({ price }) => price ?? [])
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(cheapest).toHaveLength(stock.filter(lifts(2500)).length)
    expect(await ask('Diesel')).not.toHaveProperty('exact')
  })
})
