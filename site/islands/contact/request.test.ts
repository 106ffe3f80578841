import { expect, it } from 'vitest'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import { NO_REQUEST, parseRequest } from '../../../shared/inquiries/contact-request.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { withoutProduct } from './request.ts'

const queryOf = (path: string) => path.slice(path.indexOf('?'))

it('reads what the product page links to', () => {
  expect(parseRequest(queryOf(paths.inquiry(7)))).toMatchObject({
    productIds: [7],
    callback: false,
  })
  expect(parseRequest(queryOf(paths.inquiry(7, '30159')))).toMatchObject({
    deliveryPostcode: '30159',
  })
  expect(parseRequest(queryOf(paths.callback(7)))).toMatchObject({
    productIds: [7],
    callback: true,
  })
})

it('reads what each button is for', () => {
  for (const concern of keysOf(concernLabels))
    expect(parseRequest(queryOf(paths.contactFor(concern, 7)))).toEqual({
      ...NO_REQUEST,
      productIds: [7],
      concern,
    })
})

it('reads what Merkliste and comparison link to, at most as many as one inquiry may name', () => {
  expect(parseRequest(queryOf(paths.inquiryFor([5, 1, 5]))).productIds).toEqual([5, 1])
  expect(parseRequest('?produkt=7&produkte=5,x').productIds).toEqual([7, 5])
  expect(parseRequest('?produkte=5x2,1')).toMatchObject({
    productIds: [5, 1],
    quantities: { 5: 2 },
  })
  const many = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(parseRequest(queryOf(paths.inquiryFor(many))).productIds).toEqual(many.slice(0, 20))
})

it.each([
  '',
  '?anliegen=kaffee',
  '?anliegen=toString',
  '?produkt=',
  '?produkt=0',
  '?produkt=-3',
  '?produkt=7abc',
  '?rueckruf=ja',
  '?plz=3015',
])('asks for nothing in particular with %j', (query) => {
  expect(parseRequest(query)).toEqual(NO_REQUEST)
})

it.each([
  ['?produkt=7', 7, ''],
  ['?produkt=7&rueckruf=1', 7, '?rueckruf=1'],
  ['?produkte=5,1,3', 1, '?produkte=5,3'],
  ['?produkte=5&x=1', 5, '?x=1'],
  ['?produkte=5x2,1,3x4', 1, '?produkte=5x2,3x4'],
])('%s without %i is %j', (query, id, expected) => {
  expect(withoutProduct(query, id)).toBe(expected)
})
