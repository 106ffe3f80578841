import { expect, it } from 'vitest'
import type { TaxMode } from './offer-input.ts'
import { taxProposal } from './tax-mode.ts'

const proposalFor = (taxMode: TaxMode, country: string, vatId = '') =>
  taxProposal({ taxMode, recipient: { country, vatId, postalCode: '', city: '' } })

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
