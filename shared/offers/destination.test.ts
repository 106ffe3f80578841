import { expect, it } from 'vitest'
import { withDestination } from '../inquiries/english-contact.ts'
import { destinationCountry } from './destination.ts'

it.each([
  ['Accra (Tema port), Ghana', 'GH'],
  ['Ghana', 'GH'],
  ['GHANA (Tema port)', 'GH'],
  ['Apapa, Nigeria.', 'NG'],
  ['Jebel Ali, U.A.E.', 'AE'],
  ['Dubai - UAE', 'AE'],
  ['Atlanta, Georgia, USA', 'US'],
  ['Poti, Georgia', 'GE'],
  ['Georgia', 'GE'],
  ['Georgia (Batumi port)', 'GE'],
  ['Port of Batumi, Georgia', 'GE'],
  ['Atlanta, Georgia', null],
  ['Port of Savannah / Georgia', null],
  ['Mersin, Turkiye', 'TR'],
  ['Mersin, Türkiye', 'TR'],
  ['Busan, South Korea', 'KR'],
  ['Jebel Ali, Dubai', 'AE'],
  ['Belfast, Northern Ireland', 'GB'],
  ['Matadi, DRC', 'CD'],
  ['New York, US', 'US'],
  ['Atlanta, GA', null],
  ['Felixstowe, UK', 'GB'],
  ["Abidjan, Cote d'Ivoire", 'CI'],
  ['Abidjan / Ivory Coast', 'CI'],
  ['Banjul, The Gambia', 'GM'],
  ['Sarajevo, Bosnia and Herzegovina', 'BA'],
  ['Gdansk, Poland', 'PL'],
  ['Hong Kong', 'HK'],
  ['Nigeria, Lagos', 'NG'],
  ['Hamburg, Germany', 'DE'],
  ['nearest port', null],
  ['Jersey City, New Jersey', null],
  ['', null],
])('reads the country out of the destination of an enquiry: %s → %s', (destination, country) => {
  expect(destinationCountry(withDestination(destination, 'Your best price?'))).toBe(country)
})

it('reads no country out of what else a message says', () => {
  expect(destinationCountry('We are a company in Ghana.\nGhana')).toBeNull()
})
