import { expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { describeSettings } from './describeSettings.ts'

const { company, hours, claims } = demoSettings

it('names each setting that differs in German, and no other', () => {
  const after = { ...company, name: 'Weser Stapler GmbH', founded: null }
  expect(describeSettings('company', company, after)).toEqual([
    { label: 'Firma', before: 'ElbStapler GmbH', after: 'Weser Stapler GmbH' },
    { label: 'Gründungsjahr', before: '2003', after: '' },
  ])
})

it('writes hours, exceptions and claims as people read them', () => {
  const after = {
    ...hours,
    week: { ...hours.week, Saturday: [{ from: '10:00', to: '12:00' }], Friday: [] },
    exceptions: [{ date: '2026-12-24', label: 'Heiligabend', open: [] }],
  }
  expect(describeSettings('hours', hours, after)).toEqual([
    { label: 'Freitag', before: '8:00–18:00 Uhr', after: 'geschlossen' },
    { label: 'Samstag', before: '9:00–14:00 Uhr', after: '10:00–12:00 Uhr' },
    { label: 'Ausnahmen', before: '', after: '24.12.2026 Heiligabend: geschlossen' },
  ])
  const years = { value: '12', label: 'Jahre', proof: 'Register' }
  const [line] = describeSettings('claims', claims, [{ ...years, pages: ['used', 'about'] }])
  expect(line).toMatchObject({ after: '12 · Jahre · Register · Gebrauchte Stapler, Über uns' })
})

it('finds no difference in claims from before their pages could be chosen', () => {
  const before = [{ value: '12', label: 'Jahre', proof: 'Register' }]
  expect(describeSettings('claims', before, [{ ...before[0], pages: ['home', 'about'] }])).toEqual(
    [],
  )
})

it('has a name of its own for each setting', () => {
  for (const [part, content] of Object.entries(demoSettings)) {
    const labels = describeSettings(part, null, content).map(({ label }) => label)
    expect(labels, part).not.toContain('')
    expect(new Set(labels).size, part).toBe(labels.length)
  }
})

it('says nothing of settings that there are no longer', () => {
  expect(describeSettings('formerly', 'this', 'that')).toEqual([])
})
