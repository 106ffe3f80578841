import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { machine } from '../../../shared/testing/product.ts'
import { Price, Rent } from './Price.tsx'

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

const renderRent = (changes: Partial<Product>) =>
  renderToStaticMarkup(<Rent product={{ ...machine, ...changes }} />)

it('names the rates of a machine to let, and nothing where there are none', () => {
  const html = renderRent({ rent: { day: 95, week: 350 } })
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<p class="rent">Zu mieten: 95 € je Tag, 350 € je Woche, netto</p>',
  )
  expect(renderRent({ rent: null })).toBe('')
  expect(renderRent({ rent: { day: 95 }, status: 'sold' })).toBe('')
})

it('names the shortest rent, and the leasing on a line of its own, where there is little room', () => {
  const brief = (changes: Partial<Product>) =>
    renderToStaticMarkup(
      <Rent
        product={{ ...machine, price: 20_000, ...changes }}
        leasing={{ rate: 0.02, minPrice: 10_000 }}
      />,
    ).replaceAll('\u00a0', ' ')
  expect(brief({})).toBe('<p class="rent">Leasing ab 400 €/Monat</p>')
  expect(brief({ rent: { week: 350, month: 990 } })).toBe(
    '<p class="rent">Zu mieten: 350 € je Woche, netto</p><p class="rent">Leasing ab 400 €/Monat</p>',
  )
  expect(brief({ rent: { day: 95 }, price: 9_000 })).toBe(
    '<p class="rent">Zu mieten: 95 € je Tag, netto</p>',
  )
  expect(brief({ price: 9_000 })).toBe('')
})
