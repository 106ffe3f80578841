import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './Price.tsx'

const render = (price: number) => renderToStaticMarkup(<Price product={{ price }} />)

it('shows a price with its tax, and a price on request without', () => {
  expect(render(28_500)).toContain('zzgl. MwSt.')
  expect(render(0)).toContain('Preis auf Anfrage')
  expect(render(0)).not.toMatch(/MwSt|€/)
})
