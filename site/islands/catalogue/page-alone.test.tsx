import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DealerPage } from '../../../shared/search/dealer-pages.ts'
import { NO_PROMISES } from '../../../shared/search/in-stock.ts'
import { Catalogue } from './Catalogue.tsx'
import { nothingHeard } from './hits.ts'

const listWith = (pages: DealerPage[]) =>
  renderToStaticMarkup(
    <Catalogue
      first={{
        products: [],
        distances: [],
        query: '?suche=Notdienst',
        count: 0,
        total: 24,
        heard: { ...nothingHeard, pages },
        obstacles: [],
        dealer: { leasing: null, promises: NO_PROMISES, numbers: { phone: '', emergency: null } },
      }}
      categories={[]}
      offersAlerts
    />,
  )

it('whoever sought a page alone is told of no missing machines', () => {
  const found = listWith([{ label: 'Notdienst', address: '/service#notdienst' }])
  expect(found).toContain('Unsere Seite zu „Notdienst“')
  expect(found).toContain('href="/service#notdienst"')
  for (const text of ['0 von 24', 'Nichts Passendes dabei?']) {
    expect(found).not.toContain(text)
    expect(listWith([])).toContain(text)
  }
})
