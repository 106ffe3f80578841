import { expect, it } from 'vitest'
import { demoSettings, shownClaims } from './company.ts'

const labels = (settings: Parameters<typeof shownClaims>[0]) =>
  shownClaims(settings).map(({ label }) => label)
const { claims } = demoSettings
const company = { ...demoSettings.company, name: 'Stapler Meyer', email: 'info@meyer.example' }
const own = { value: '12', label: 'Servicewagen', pages: [], proof: 'Fuhrparkliste' }

it('marks what the demo dealer claims as an example', () => {
  for (const label of labels(demoSettings)) expect(label).toMatch(/ \(Beispiel\)$/)
})

it('shows a dealer’s own claims unmarked, and none of the demo’s in their name', () => {
  expect(labels({ company, claims: [...claims, own, { ...own, proof: '' }] })).toEqual([
    'Servicewagen',
  ])
})
