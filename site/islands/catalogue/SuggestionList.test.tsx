import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { machine } from '../../../shared/testing/machine.ts'
import { SuggestionList } from './SuggestionList.tsx'

const suggest = (price: number) =>
  renderToStaticMarkup(
    <SuggestionList
      suggestions={[{ kind: 'product', label: machine.title, product: { ...machine, price } }]}
      isOpen
      active={0}
      choose={() => {}}
    />,
  )

it('tells machines apart by year and price, which may be on request', () => {
  expect(suggest(28_500)).toContain('2019, 28.500\u00a0€')
  expect(suggest(0)).toContain('2019, Preis auf Anfrage')
})
