import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { machine } from '../../../shared/testing/product.ts'
import { Price } from './Price.tsx'

const render = (price: number) =>
  renderToStaticMarkup(<Price product={{ ...machine, price, previousPrice: 30_000 }} />)

it('shows a price with its tax, and a price on request without', () => {
  expect(render(28_500)).toContain('zzgl. MwSt.')
  expect(render(0)).toContain('Preis auf Anfrage')
  expect(render(0)).not.toMatch(/MwSt|€/)
})

it('names no price of a sold machine', () => {
  expect(renderToStaticMarkup(<Price product={{ ...machine, status: 'sold' }} />)).toBe('')
})

it('strikes the previous price through and says to those who only hear it what it is', () => {
  expect(render(28_500)).toContain('Früherer Preis: </span>30.000\u00a0€</s>')
  expect(render(30_000)).not.toContain('<s ')
})
