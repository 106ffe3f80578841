import { expect, it } from 'vitest'
import { demoSettings, NO_PROMISES } from '../../../shared/dealer/company.ts'
import { settings } from '../../../shared/dealer/settings.ts'
import { NO_ENGLISH } from '../../../shared/dealer/site-settings.ts'
import { SETTINGS_ID } from '../data/adminPaths.ts'
import { goneWithName, savedWithName, withEmptyPromises, withoutEmptyPromises } from './promises.ts'

const read = (values: object) =>
  settings.parse(withoutEmptyPromises({ ...demoSettings, ...values }))

it('takes a promise back whose fields were emptied', () => {
  const nothing = { months: null, scope: '' }
  const saved = read({
    delivery: { zones: [], heavyFromKg: null, heavyPercent: null },
    warranty: { new: nothing, A: { months: null, scope: null }, B: null, C: nothing },
    leasing: { ...demoSettings.leasing, months: null },
  })
  expect(saved).toMatchObject({ delivery: null, warranty: null, leasing: null })
})

it('shows the fields of promises that nobody makes, and saves none of them', () => {
  const none = { ...demoSettings, delivery: null, warranty: null, leasing: null }
  const record = { ...none, id: SETTINGS_ID, logo: null, updatedAt: null }
  const shown = withEmptyPromises(record)
  expect(shown).toMatchObject({ leasing: { months: null }, warranty: { C: { scope: '' } } })
  expect(read(shown)).toMatchObject({ delivery: null, warranty: null, leasing: null })
  expect(withEmptyPromises({ ...record, ...demoSettings })).toMatchObject(demoSettings)
})

it('keeps what is filled in, and lets the rules judge what is half', () => {
  expect(read({})).toEqual(demoSettings)
  const half = {
    warranty: { ...demoSettings.warranty, C: { months: null, scope: 'auf den Motor' } },
  }
  expect(() => read(half)).toThrow('Garantie muss eine ganze Zahl von Monaten sein')
  const zone = { from: null, postcodes: '20', price: 190 }
  expect(read({ delivery: { zones: [zone] } }).delivery?.zones[0]?.from).toBe('')
})

it('names what of the example goes with another name, however the form holds the rest', () => {
  const record = { ...demoSettings, id: SETTINGS_ID, logo: null, updatedAt: null }
  const shown = withEmptyPromises(record)
  const company = { ...shown.company, name: 'Weser Stapler GmbH', email: 'post@weser.example' }
  const form = { ...shown, company: { ...company, fax: null, founded: '2003' } }
  expect(goneWithName(record, form)).toEqual(['locations', 'delivery', 'warranty', 'leasing'])
  const C = { months: 0, scope: null }
  const warranty = { ...shown.warranty, C }
  expect(goneWithName(record, { ...form, warranty })).toContain('warranty')
  expect(goneWithName(record, { ...form, leasing: { months: null } })).not.toContain('leasing')
  expect(goneWithName(record, shown)).toEqual([])
})

it('says after the first save of another name what is gone with the old one, and of no other save', () => {
  const record = { ...demoSettings, id: SETTINGS_ID, logo: null, updatedAt: null }
  const company = { ...record.company, name: 'Weser Stapler GmbH', email: 'post@weser.example' }
  const saved = { ...record, ...NO_PROMISES, locations: [], company, english: NO_ENGLISH }
  expect(savedWithName(record, saved)).toBe(
    'Die Beispielangaben unter „Standorte“, „Lieferung“, „Garantie“ und „Leasing“ sind geleert; tragen Sie dort Ihre eigenen ein.',
  )
  const kept = { ...saved, ...record, company }
  expect(savedWithName(record, kept)).toMatch(/^Die englischen Seiten stehen jetzt unter Ihrem/)
  expect(savedWithName(record, { ...record, accentColour: '#123456' })).toBeNull()
  expect(savedWithName(saved, saved)).toBeNull()
})
