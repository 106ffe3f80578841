import { expect, it } from 'vitest'
import { companyInSignature } from './company-in-signature.ts'

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
