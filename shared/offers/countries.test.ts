import { expect, it } from 'vitest'
import { countryNameIn, listCountries } from './countries.ts'

it('names every country in English', () => {
  expect(listCountries().filter((code) => countryNameIn(code, 'en') === code)).toEqual([])
  expect(countryNameIn('AT', 'en')).toBe('Austria')
  expect(countryNameIn('AT', 'de')).toBe('Österreich')
})
