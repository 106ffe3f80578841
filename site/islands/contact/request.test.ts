import { expect, it } from 'vitest'
import { paths } from '../../../shared/paths.ts'
import { parseRequest } from './request.ts'

const queryOf = (path: string) => path.slice(path.indexOf('?'))

it('reads what the product page links to', () => {
  expect(parseRequest(queryOf(paths.inquiry(7)))).toMatchObject({ productId: 7, callback: false })
  expect(parseRequest(queryOf(paths.callback(7)))).toMatchObject({ productId: 7, callback: true })
})

it.each(['', '?produkt=', '?produkt=0', '?produkt=-3', '?produkt=7abc', '?rueckruf=ja'])(
  'asks for nothing in particular with %j',
  (query) => {
    expect(parseRequest(query)).toEqual({ query, productId: null, callback: false })
  },
)
