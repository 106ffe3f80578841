import { describe, expect, it } from 'vitest'
import { proposedTaxMode, taxTerritory, vatIdPrefix } from './tax-territory.ts'

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
