import fc from 'fast-check'
import { conditions, priceKinds, productStatuses } from '../../../shared/product/terms.ts'
import type { TrashedProduct } from '../../../shared/product/trash.ts'
import type { StockImport } from '../../../shared/stock/imports.ts'
import { csv, NEW_HEADER, newRow } from '../../catalogue/stock/import/send-import.testing.ts'
import { plausibleProduct } from '../test-app.ts'
import { change, id, NONE } from './change.ts'
import type { Dealer } from './dealer.ts'

/** Few values, so that machines are neighbours and orders have ties. */
const facts = fc.record(
  {
    title: fc.constantFrom('Linde H30', 'Still RX 20', 'Älterer Jungheinrich'),
    brand: fc.constantFrom('Linde', 'Still'),
    year: fc.constantFrom(2015, 2020),
    price: fc.integer({ min: 1, max: 9 }).map((thousands) => thousands * 1000),
    priceKind: fc.constantFrom(...priceKinds),
    previousPrice: fc.constantFrom(null, 5000),
    location: fc.constantFrom('Hamburg', 'Bremen'),
    categoryId: fc.integer({ min: 1, max: 5 }),
    condition: fc.constantFrom(...conditions),
    rent: fc.constantFrom(null, { day: 90 }),
    description: fc.constantFrom('', 'Gepflegt'),
    images: fc.constantFrom([], ['https://bilder.example/1.webp']),
    specifications: fc.constantFrom({}, { Tragkraft: '2.500 kg' }, { Antrieb: 'Diesel' }),
    conditionReport: fc.constantFrom(null, [{ part: 'Mast', mark: 2 }]),
    featured: fc.boolean(),
    status: fc.constantFrom(...productStatuses),
    stockNumber: fc.constantFrom(null, 'A-1', 'A-2'),
  },
  { requiredKeys: [] },
)

const tableRows = fc.array(
  fc.tuple(fc.constantFrom('A-1', 'A-2', 'A-3'), fc.integer({ min: 1, max: 9 })),
  { minLength: 1, maxLength: 3 },
)

function table(rows: [stockNumber: string, price: number][]): FormData {
  const form = new FormData()
  const lines = new Map(rows)
    .entries()
    .map(([number, price]) => newRow(number, 'Aus der Tabelle', price * 1000))
  form.set('file', new File([csv(NEW_HEADER, ...lines)], 'bestand.csv'))
  form.set('mode', 'apply')
  return form
}

async function inTrash(dealer: Dealer, place: number): Promise<number> {
  const trash = await dealer.read<TrashedProduct[]>('/api/trash')
  return trash[place]?.id ?? NONE
}

export const machineChanges = [
  change('adds a machine', facts, (dealer, chosen) =>
    dealer.call('POST', '/api/products', { ...plausibleProduct, ...chosen }),
  ),
  change('changes a machine', fc.record({ id, facts }), (dealer, { id, facts }) =>
    dealer.call('PUT', `/api/products/${id}`, facts),
  ),
  change('deletes a machine', id, (dealer, id) => dealer.call('DELETE', `/api/products/${id}`)),
  change('takes a machine out of the trash', fc.nat(2), async (dealer, place) =>
    dealer.call('POST', `/api/trash/products/${await inTrash(dealer, place)}/restore`),
  ),
  change('deletes a machine for good', fc.nat(2), async (dealer, place) =>
    dealer.call('DELETE', `/api/trash/products/${await inTrash(dealer, place)}`),
  ),
  change('imports a table', tableRows, (dealer, rows) =>
    dealer.call('POST', '/api/products/import', table(rows)),
  ),
  change('undoes an import', fc.nat(1), async (dealer, back) => {
    const imports = await dealer.read<StockImport[]>('/api/stock/imports')
    return dealer.call('POST', `/api/stock/imports/${imports[back]?.id ?? NONE}/undo`)
  }),
]
