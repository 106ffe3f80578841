import { expect, it } from 'vitest'
import { dialledNumber, holdsNumber, internationalNumber, phoneOf } from './phone.ts'

it.each([
  ['040 66969-100', 'tel:+494066969100'],
  ['+49 40 66969-105', 'tel:+494066969105'],
  ['+49 (0)40 / 66 96 91 05', 'tel:+494066969105'],
  ['0049 40 6696', 'tel:+49406696'],
  ['0043 1 234567', 'tel:+431234567'],
])('dials %s as %s', (label, href) => {
  expect(phoneOf(label)).toEqual({ label, href })
})

it.each([
  ['0244 123 456', 'tel:0244123456'],
  ['+233 (0)24 412 3456', 'tel:+233244123456'],
  ['00233 24 412 3456', 'tel:+233244123456'],
])('dials %s of somebody who is written to in English as %s', (label, href) => {
  expect(phoneOf(label, 'en').href).toBe(href)
})

it.each([
  '040 1234',
  '+49 40 1234',
  '0049 (0)40-1234',
  '+49 ( 0 ) 40 / 12 34',
  '+49 040 1234',
  'Tel.: +49 40 1234',
])('knows %s as the same number', (written) => {
  expect(dialledNumber(written)).toBe('+49401234')
})

it('leaves the end of a number as it is', () => {
  expect(dialledNumber('12-34')).toBe('1234')
})

it.each([
  '040 66969-123',
  '+49 (0)40/123-45',
  '0049 40 12345',
  '(040) 66 96 91 23, Durchwahl 12',
  '0171.1234567 ab 14 Uhr',
  'Tel.: 04821 12345 (Herr Meier)',
  '123456',
])('takes %s as a number that can be called', (written) => {
  expect(holdsNumber(written)).toBe(true)
})

it.each(['abc', 'siehe unten', '0000 000 000', '110', 'Durchwahl 12', '0170-12', '12345', ''])(
  'finds no number in %j',
  (written) => {
    expect(holdsNumber(written)).toBe(false)
  },
)

it.each([
  ['040 66969-100', '+49 40 66969-100'],
  ['(040) 66 96 91', '+49 40 66 96 91'],
  ['+49 (0)40 / 66 96 91', '+49 40 / 66 96 91'],
  ['0049 40 6696', '+49 40 6696'],
  ['+49 040 6696', '+49 40 6696'],
  ['+43 1 234567', '+43 1 234567'],
])('writes %s for callers from abroad as %s', (written, international) => {
  expect(internationalNumber(written)).toBe(international)
})
