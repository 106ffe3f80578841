import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rent } from './Rent.tsx'

it('names the rates of a machine to let, and nothing where there are none', () => {
  const html = renderToStaticMarkup(<Rent rent={{ day: 95, week: 350 }} />)
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<p class="rent">Zu mieten: 95 € je Tag, 350 € je Woche, netto</p>',
  )
  expect(renderToStaticMarkup(<Rent rent={null} />)).toBe('')
})
