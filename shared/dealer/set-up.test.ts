import { expect, it } from 'vitest'
import { demoSettings } from '../company.ts'
import { setUpOf } from './set-up.ts'

const facts = {
  settings: demoSettings,
  hasLogo: false,
  hasMailServer: false,
  hasReachableAdministrator: false,
  demoProducts: 24,
}
const openOf = (changes: Partial<typeof facts>) =>
  setUpOf({ ...facts, ...changes })
    .steps.filter(({ isDone }) => !isDone)
    .map(({ key }) => key)

it('leaves everything to do with the demo dealer', () => {
  expect(openOf({})).toEqual(['company', 'legal', 'claims', 'logo', 'mail', 'account', 'stock'])
  const [company] = setUpOf(facts).steps
  expect(company?.open).toEqual(['Firma', 'Kurzname', 'Straße', 'Telefon', 'E-Mail', 'Notdienst'])
})

it('is done step by step', () => {
  const { company, claims, legal } = demoSettings
  const settings = {
    ...demoSettings,
    company: {
      ...company,
      name: 'Weser Stapler GmbH',
      shortName: 'Weser Stapler',
      street: 'Am Deich 1',
      phone: '0421 1234-0',
      emergencyPhone: '',
      email: 'post@weser.example',
    },
    claims: claims.slice(0, 1).map((claim) => ({ ...claim, proof: 'Auftragsbuch 2014 bis 2025' })),
    legal: { ...legal, managingDirector: 'wird eingetragen' },
  }
  expect(openOf({ settings, hasLogo: true, demoProducts: 0 })).toEqual(['legal', 'mail', 'account'])
  expect(openOf({ hasMailServer: true, hasReachableAdministrator: true })).not.toContain('account')
})
