import { expect, it } from 'vitest'
import { companyInSignature, personInName } from './who-writes.ts'

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

it.each([
  [
    'Hallo\n\nMit freundlichen Grüßen\nKarla Kunz\nKunz Logistik GmbH & Co. KG\nHafenstr. 1',
    'Kunz Logistik GmbH & Co. KG',
  ],
  ['Hallo\n-- \nKarla Kunz\nHolz-Müller e.K.', 'Holz-Müller e.K.'],
  ['Viele Grüße\nKarla\nKunz AG\nTochter GmbH', ''],
  ['Wir sind die Kunz Logistik GmbH\n\nGruß\nKarla', ''],
  ['Kunz Logistik GmbH', ''],
  ['Beste Grüße\nKarla Kunz', ''],
])(
  'the company is the one that a signature names, and none if that is not certain: %j',
  (text, company) => {
    expect(companyInSignature(text)).toBe(company)
  },
)
