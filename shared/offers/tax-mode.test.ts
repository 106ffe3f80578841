import { describe, expect, it } from 'vitest'
import type { TaxMode } from './offer-input.ts'
import {
  followingTaxMode,
  proposedTaxMode,
  taxProposal,
  taxTerritory,
  vatIdPrefix,
} from './tax-mode.ts'

const offerTo = (country: string, taxMode: TaxMode, vatId = '') => ({
  taxMode,
  recipient: { country, vatId, postalCode: '', city: '' },
})
const proposalFor = (taxMode: TaxMode, country: string, vatId = '') =>
  taxProposal(offerTo(country, taxMode, vatId))

it('says what helps where a VAT id is missing within the EU: to ask for it, or to charge VAT knowingly', () => {
  for (const proposal of [proposalFor('eu', 'PL'), proposalFor('eu', 'PL', 'DE811569869')]) {
    expect(proposal?.mode).toBe('domestic')
    expect(proposal?.text).toMatch(
      /\(Polen\) nur mit einer USt-IdNr\. von dort: Fragen Sie .* danach, oder .* bewusst deutsche/,
    )
  }
  expect(proposalFor('eu', 'PL', 'PL5260001246')).toBeNull()
})

it('proposes the mode that fits country and VAT id, and nothing where it is chosen', () => {
  expect(proposalFor('domestic', 'GH')).toEqual({
    mode: 'export',
    text: 'Zu Land und USt-IdNr. passt als Lieferung „Ausfuhr (Drittland)“.',
  })
  expect(proposalFor('eu', 'DE')?.mode).toBe('domestic')
  expect(proposalFor('domestic', 'PL')).toBeNull()
})

it('lets a mode follow the recipient, unless somebody has chosen it by hand', () => {
  expect(followingTaxMode('domestic', offerTo('GH', 'domestic'))).toBe('export')
  expect(followingTaxMode('export', offerTo('PL', 'export'))).toBe('domestic')
  expect(followingTaxMode('domestic', offerTo('PL', 'domestic', 'PL5260001246'))).toBe('eu')
  expect(followingTaxMode('domestic', offerTo('PL', 'domestic'))).toBeNull()
  // German VAT for Ghana, and the EU without a VAT id, were chosen.
  expect(followingTaxMode('export', offerTo('CH', 'domestic'))).toBeNull()
  expect(followingTaxMode('domestic', offerTo('GH', 'eu'))).toBeNull()
})

const at = (country: string, postalCode = '', vatId = '') => ({ country, postalCode, vatId })

describe('where goods go for VAT', () => {
  it.each([
    ['DE', '20095', 'domestic'],
    ['DE', '27498', 'export'],
    ['DE', '78266', 'export'],
    ['AT', '1010', 'eu'],
    ['GR', '10431', 'eu'],
    ['GR', '630 86', 'export'],
    ['MC', '98000', 'eu'],
    ['FR', '98000', 'eu'],
    ['FR', 'F-97110', 'export'],
    ['RE', '97400', 'export'],
    ['ES', '28001', 'eu'],
    ['ES', '38001', 'export'],
    ['ES', '51001', 'export'],
    ['IT', '23041', 'export'],
    ['FI', '22100', 'export'],
    ['AX', '22100', 'export'],
    ['SM', '47890', 'export'],
    ['VA', '', 'export'],
    ['CH', '8001', 'export'],
    ['LI', '9490', 'export'],
    ['NO', '0150', 'export'],
    ['JE', 'JE2 3AB', 'export'],
    ['GG', '', 'export'],
    ['IM', '', 'export'],
    ['GB', 'SW1A 1AA', 'export'],
    ['GB', 'BT1 5GS', 'eu'],
    ['US', '10001', 'export'],
  ] as const)('%s %s is %s', (country, postalCode, mode) => {
    expect(taxTerritory(at(country, postalCode))).toBe(mode)
  })

  it('is the EU for whoever has a VAT id of Northern Ireland', () => {
    expect(taxTerritory(at('GB', '', 'XI434031494'))).toBe('eu')
    expect(taxTerritory(at('GB', '', 'GB434031494'))).toBe('export')
  })
})

it('knows by which letters the VAT ids of a place begin', () => {
  const prefix = (country: string, postalCode = '') => vatIdPrefix(at(country, postalCode))
  expect([prefix('AT'), prefix('GR'), prefix('MC'), prefix('GB', 'BT1 5GS')]).toEqual([
    'AT',
    'EL',
    'FR',
    'XI',
  ])
})

it.each([
  [at('DE'), 'domestic'],
  [at('LV', '', 'LV40003009497'), 'eu'],
  [at('LV'), 'domestic'],
  [at('LV', '', 'DE111560519'), 'domestic'],
  [at('GR', '', 'EL094259216'), 'eu'],
  [at('CH', '', 'CHE123456788'), 'export'],
])('proposes for %o to deliver as %s', (recipient, mode) => {
  expect(proposedTaxMode(recipient)).toBe(mode)
})
