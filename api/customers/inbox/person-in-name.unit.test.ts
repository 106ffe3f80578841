import { expect, it } from 'vitest'
import { personInName } from './person-in-name.ts'

it.each([
  ['Hansen, Birte (Nordfracht)', 'Birte Hansen', 'Nordfracht'],
  ['Hansen, Birte', 'Birte Hansen', ''],
  ['von der Heide, Dr. Anna-Lena', 'Dr. Anna-Lena von der Heide', ''],
  ['Hansen, Birte (EXT)', 'Birte Hansen', ''],
  ['Birte Hansen (Nordfracht)', 'Birte Hansen', 'Nordfracht'],
  ['Birte Hansen', 'Birte Hansen', ''],
  ['Birte Hansen, Nordfracht', 'Birte Hansen, Nordfracht', ''],
  ['Nordfracht GmbH, Einkauf', 'Nordfracht GmbH, Einkauf', ''],
  ['Müller, Meyer & Partner', 'Müller, Meyer & Partner', ''],
])('„%s“ is %s', (shown, name, company) => {
  expect(personInName(shown)).toEqual({ name, company })
})
