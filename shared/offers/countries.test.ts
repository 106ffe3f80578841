import { describe, expect, it } from 'vitest'
import {
  countryName,
  countryNameIn,
  findCountry,
  listCountries,
  searchCountries,
} from './countries.ts'

it('names every country in English', () => {
  expect(listCountries().filter((code) => countryNameIn(code, 'en') === code)).toEqual([])
  expect(countryNameIn('AT', 'en')).toBe('Austria')
  expect(countryNameIn('AT', 'de')).toBe('Österreich')
})

describe('a country', () => {
  it.each([
    ['GB', ['Großbritannien', 'Grossbritannien', 'England', 'GB', 'UK', 'U.K.', 'United Kingdom']],
    ['NL', ['Holland', 'Netherlands', 'niederlande', ' nl ']],
    ['CZ', ['Tschechei', 'Czechia', 'Czech Republic']],
    ['US', ['USA', 'U.S.A.', 'United States']],
    ['AE', ['VAE', 'UAE', 'United Arab Emirates']],
    ['DE', ['Germany', 'Deutschland', 'de']],
    ['PL', ['Poland', 'Polen']],
    ['AT', ['Oesterreich', 'ÖSTERREICH', 'Austria']],
    ['TR', ['Turkey', 'Tuerkei']],
  ])('%s is found by each of its names', (code, names) => {
    for (const name of names) {
      expect([name, findCountry(name)]).toEqual([name, code])
      expect([name, searchCountries(name)[0]]).toEqual([name, code])
    }
  })

  it('is found by its German name, its English one and its code, whichever it is', () => {
    for (const code of listCountries())
      for (const name of [code, countryName(code), countryNameIn(code, 'en')])
        expect([name, findCountry(name)]).toEqual([name, code])
  })

  it('is offered while it is typed, and what begins so comes first', () => {
    expect(searchCountries('Großbr')).toEqual(['GB'])
    expect(searchCountries('lett')).toEqual(['LV'])
    expect(searchCountries('us')[0]).toBe('US')
    expect(searchCountries('')).toEqual(listCountries())
  })

  it('is not guessed from what is the name of none', () => {
    for (const name of ['', 'Lett', 'Atlantis', 'XX', 'Deutschlandd'])
      expect(findCountry(name)).toBeNull()
    expect(searchCountries('Atlantis')).toEqual([])
  })
})
