import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { machine } from '../../../shared/testing/product.ts'
import { Rent } from './Rent.tsx'

const render = (changes: Partial<Product>) =>
  renderToStaticMarkup(<Rent product={{ ...machine, ...changes }} />)

it('names the rates of a machine to let, and nothing where there are none', () => {
  const html = render({ rent: { day: 95, week: 350 } })
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<p class="rent">Zu mieten: 95 € je Tag, 350 € je Woche, netto</p>',
  )
  expect(render({ rent: null })).toBe('')
  expect(render({ rent: { day: 95 }, status: 'sold' })).toBe('')
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
