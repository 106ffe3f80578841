import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { machine } from '../../../shared/testing/product.ts'
import { listText, mailAddress, totalText } from './list-text.ts'

const truck = (id: number, changes: Partial<Product> = {}): Product => ({
  ...machine,
  id,
  title: `Stapler ${id}`,
  priceKind: 'net',
  price: 20_000,
  status: 'active',
  ...changes,
})
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

it('adds up net and margin prices for themselves, with their pieces, and counts what has no price', () => {
  const machines = [
    truck(1),
    truck(2, { price: 8_500, priceKind: 'margin' }),
    truck(3, { price: null, priceKind: 'onRequest' }),
    truck(4, { status: 'sold' }),
  ]
  expect(plain(totalText(machines, { 1: 2 }))).toBe(
    '40.000 € zzgl. MwSt., dazu 8.500 € differenzbesteuert, dazu 1 Preis auf Anfrage',
  )
})

it('names no sum of one machine, nor where no price is known', () => {
  expect(totalText([truck(1)], {})).toBeNull()
  expect(
    totalText(
      [truck(1), truck(2)].map((one) => ({ ...one, price: null })),
      {},
    ),
  ).toBeNull()
})

it('says in a mail what each machine costs and where all are shown', () => {
  const text = listText(
    [truck(1), truck(2, { status: 'sold' })],
    { 1: 2 },
    'https://stapler.example/merkliste?maschinen=1x2,2',
  )
  expect(plain(text)).toBe(
    [
      '2 × Stapler 1: 20.000 € zzgl. MwSt.',
      'Stapler 2: verkauft',
      'Zusammen: 40.000 € zzgl. MwSt.',
      'https://stapler.example/merkliste?maschinen=1x2,2',
    ].join('\n'),
  )
  const query = new URL(mailAddress('Zwei & mehr', text)).searchParams
  expect(query.get('subject')).toBe('Zwei & mehr')
  expect(query.get('body')).toBe(text.replaceAll('\n', '\r\n'))
})
