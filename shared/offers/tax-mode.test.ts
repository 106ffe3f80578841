import { expect, it } from 'vitest'
import type { TaxMode } from './offer-input.ts'
import { followingTaxMode, taxProposal } from './tax-mode.ts'

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
