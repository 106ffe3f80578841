import type { CalcFormat, Country } from '../../../tests/libreoffice.ts'
import { testSaving } from './libreoffice.testing.ts'

const countries: Country[] = ['de', 'en']
const ways: CalcFormat[][] = [
  ['xlsx', 'xlsx'],
  ['xlsx', 'ods', 'xlsx'],
  ['xlsx', 'csv'],
  ['csv', 'xlsx'],
  ['csv', 'ods', 'xlsx'],
  ['csv', 'csv'],
]

testSaving(countries.flatMap((country) => ways.map((way) => ({ country, way }))))
