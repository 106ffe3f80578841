import { expect, it } from 'vitest'
import { borrowedPromises, demoSettings } from './company.ts'

const company = { ...demoSettings.company, name: 'Weser Stapler GmbH', email: 'post@weser.example' }

it('names the promises of the example that a new dealer does not keep, and none of their own', () => {
  const named = (changes: object) =>
    borrowedPromises(demoSettings, { ...demoSettings, company, ...changes })
  expect(named({})).toEqual(['locations', 'delivery', 'warranty', 'leasing'])
  const own = { locations: [{ kind: 'house', name: 'Bremen' }], leasing: null }
  expect(named(own)).toEqual(['delivery', 'warranty'])
  // Half typed.
  expect(named({ delivery: { zones: [{ from: null }] } })).not.toContain('delivery')
})

it('names none as long as it is the demo dealer, or is it no more', () => {
  expect(borrowedPromises(demoSettings, demoSettings)).toEqual([])
  expect(borrowedPromises({ company }, { ...demoSettings, company })).toEqual([])
})
