import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { machine } from '../../../shared/testing/product.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { kindOf } from './suggestions.ts'

const suggest = (changes: Partial<ListedProduct>) =>
  renderToStaticMarkup(
    <SuggestionList
      kindOf={kindOf}
      suggestions={[{ kind: 'product', label: machine.title, product: { ...machine, ...changes } }]}
      isOpen
      active={0}
      choose={() => {}}
    />,
  )

it('tells machines apart by year and price, which may be on request', () => {
  expect(suggest({ price: 28_500 })).toContain('2019, 28.500\u00a0€')
  expect(suggest({ price: 0 })).toContain('2019, Preis auf Anfrage')
})

it('says of a sold machine that it is sold, and names no price', () => {
  const sold = suggest({ price: 28_500, status: 'sold' })
  expect(sold).toContain('2019, Verkauft')
  expect(sold).not.toContain('€')
})
