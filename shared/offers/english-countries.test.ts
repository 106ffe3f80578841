import { expect, it } from 'vitest'
import { isCountry } from './countries.ts'
import { countriesIn, countryNameIn } from './english-countries.ts'

it('names every country in English, and lists them by these names', () => {
  const codes = countriesIn('en')
  expect(codes.every((code) => isCountry(code) && countryNameIn(code, 'en') !== code)).toBe(true)
  expect(countryNameIn('AT', 'en')).toBe('Austria')
  expect(countryNameIn('AT', 'de')).toBe('Österreich')
  expect(codes.indexOf('AT')).toBeLessThan(codes.indexOf('DE'))
  expect([...codes].sort()).toEqual([...countriesIn('de')].sort())
})
