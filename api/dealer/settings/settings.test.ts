import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import type { Revision } from '../../../shared/operation/history.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Stored = Settings & { updatedAt: string | null }

const read = async () => (await test.get<Stored>('/api/settings', test.token)).data
const dealer = async () => (await test.get<Dealer>('/api/dealer')).data
const save = (body: unknown, headers: Record<string, string> = {}) =>
  test.call<Stored>('PUT', '/api/settings', { token: test.token, body, headers })

describe('the settings', () => {
  it('are those of the demo dealer until somebody saves others', async () => {
    expect(await read()).toEqual({
      ...demoSettings,
      mail: { ...demoSettings.mail, paused: false },
      logo: null,
      updatedAt: null,
    })
    expect((await dealer()).isDemo).toBe(true)
  })

  it('are the administrator’s alone', async () => {
    expect((await test.get('/api/settings')).status).toBe(401)
    expect((await test.call('PUT', '/api/settings', { body: {} })).status).toBe(401)
  })

  it('replace the parts that are given and leave the others', async () => {
    const company = {
      ...demoSettings.company,
      name: 'Weser Flurförder GmbH',
      email: 'post@weser.example',
    }
    const { status, data } = await save({ company })
    expect(status).toBe(200)
    expect(data).toMatchObject({ company, hours: demoSettings.hours })
    expect(await read()).toEqual(data)
    expect(await dealer()).toMatchObject({ name: company.name, isDemo: false })
  })

  it('name each wrong field by its path, and change nothing', async () => {
    const before = await read()
    const { status, details } = await save({
      company: { ...demoSettings.company, email: 'kein-at', postalCode: '1' },
      claims: [{ value: '', label: 'Jahre', proof: '' }],
      accentColour: '#7d7d7d',
    })
    expect(status).toBe(400)
    expect(details).toEqual({
      'company.email': ['Ungültige E-Mail-Adresse'],
      'company.postalCode': ['Postleitzahl muss aus fünf Ziffern bestehen'],
      'claims.0.value': ['Angabe ist erforderlich'],
      accentColour: ['Auf dieser Farbe ist weder weiße noch dunkle Schrift gut zu lesen'],
    })
    expect(await read()).toEqual(before)
  })

  it('are accepted as people write them', async () => {
    const { legal, hours } = await read()
    const byAppointment = ['Sunday', 'Saturday', 'Saturday']
    const { status, data } = await save({
      legal: { ...legal, vatId: ' de 123 456 789 ' },
      hours: { ...hours, byAppointment },
    })
    expect(status).toBe(200)
    expect(data.legal.vatId).toBe('DE123456789')
    expect(data.hours.byAppointment).toEqual(['Saturday', 'Sunday'])
    expect((await dealer()).byAppointment).toEqual(['Saturday', 'Sunday'])
    const wrong = await save({ legal: { ...legal, vatId: 'DE 12' } })
    expect(wrong.details).toEqual({
      'legal.vatId': ['Umsatzsteuer-ID muss aus DE und neun Ziffern bestehen'],
    })
  })

  it('take an account as it is printed, and none with a wrong figure', async () => {
    const bank = { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' }
    const { data } = await save({ bank })
    expect(data.bank).toEqual({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' })
    expect(JSON.stringify(await dealer())).not.toContain('DE8937')
    for (const [wrong, field] of [
      [{ ...bank, iban: 'DE89 3704 0044 0532 0103 00' }, 'bank.iban'],
      [{ ...bank, bic: 'COBA' }, 'bank.bic'],
      [{ ...bank, iban: '' }, 'bank.bic'],
    ] as const)
      expect(Object.keys((await save({ bank: wrong })).details ?? {})).toEqual([field])
  })

  it('answer in German what is no settings at all', async () => {
    const { status, details } = await save({ company: [], legal: 'keine' })
    expect(status).toBe(400)
    const messages = Object.values(details ?? {}).flat()
    expect(messages).toHaveLength(2)
    for (const message of messages) expect(message).toMatch(/^Ungültige Eingabe/)
  })

  it('refuse a field that they do not have, at every level, but take back what they have answered', async () => {
    const before = await read()
    const { company } = before
    const { status, details } = await save({
      delivry: null,
      company: { ...company, mobile: '0170 1234567' },
      claims: [{ value: '1', label: 'Jahr', proof: '', source: 'Register' }],
    })
    expect(status).toBe(400)
    expect(Object.keys(details ?? {}).sort()).toEqual([
      'claims.0.source',
      'company.mobile',
      'delivry',
    ])
    expect(await read()).toEqual(before)
    expect((await save({ ...before, vatRate: 19 })).status).toBe(200)
  })

  it('refuse promises that contradict each other, and name the field', async () => {
    const zone = (postcodes: string, from = '') => ({ from, postcodes, price: 290 })
    const leasing = { months: 48, interestPercent: 6, downPaymentPercent: 10, residualPercent: 10 }
    const wrong = {
      locations: [
        { name: 'Köln', kind: 'depot' },
        { name: ' köln', kind: 'partner' },
      ],
      delivery: {
        zones: [zone('20-25, 27'), zone('24', 'Köln'), zone('301'), zone('30, 22-23')],
        heavyFromKg: null,
        heavyPercent: 20,
      },
      warranty: { new: { months: 61 }, A: { months: 0, scope: 'auf den Motor' } },
      leasing: { ...leasing, months: 0, minPrice: -1 },
    }
    const { status, details } = await save(wrong)
    expect(status).toBe(400)
    expect(details).toEqual({
      'locations.1.name': ['Dieser Standort kommt schon vor'],
      'delivery.zones.3.postcodes': [
        'Ein Postleitzahlgebiet steht für denselben Standort schon im 1. Gebiet',
      ],
      'delivery.heavyFromKg': ['Ein Zuschlag braucht das Gewicht, ab dem er gilt'],
      'warranty.new.months': ['Garantie darf höchstens 60 Monate sein'],
      'warranty.A.scope': ['Ohne Garantie (0 Monate) kann nichts gedeckt sein'],
      'leasing.months': ['Laufzeit muss mindestens einen Monat sein'],
      'leasing.minPrice': ['Mindestpreis muss mindestens 0 € sein'],
    })
    const later = await save({
      delivery: { zones: [zone('27, 20, 27')], heavyFromKg: 5000 },
      leasing: { ...leasing, downPaymentPercent: 50, residualPercent: 50, minPrice: 0 },
    })
    expect(Object.keys(later.details ?? {}).sort()).toEqual([
      'delivery.heavyPercent',
      'delivery.zones.0.postcodes',
      'leasing.residualPercent',
    ])
  })

  it('promise buyers nothing that only the demo dealer has promised', async () => {
    await test.query('delete from settings')
    const example = await read()
    expect(example.warranty).not.toBeNull()
    const warranty = { ...example.warranty, C: { months: 3, scope: '' } }
    const company = { ...example.company, name: 'Weser Stapler GmbH', email: 'post@weser.example' }
    const { data } = await save({ ...example, company, warranty })
    expect(data).toMatchObject({ locations: [], delivery: null, leasing: null, warranty })
    expect((await save({ leasing: demoSettings.leasing })).data.leasing).toEqual(
      demoSettings.leasing,
    )
    await test.query(
      "UPDATE settings SET content = json_remove(content, '$.leasing', '$.warranty', '$.english')",
    )
    expect(await read()).toMatchObject({
      leasing: null,
      warranty: null,
      english: { hasPages: false },
    })
  })

  it('let nobody overwrite what somebody else has saved meanwhile', async () => {
    const { updatedAt } = await read()
    expect((await save({ vatRate: 16 }, { 'If-Match': `"${updatedAt}"` })).status).toBe(200)
    const late = await save({ vatRate: 7 }, { 'If-Match': `"${updatedAt}"` })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ vatRate: 16 })
    expect((await read()).vatRate).toBe(16)
  })

  it('keep every part that a change does not name', async () => {
    const callback = { minutes: 20, atOnce: 2, leadMinutes: 30 }
    await save({ offer: { reservationDays: 30 }, callback })
    await save({ vatRate: 16 })
    expect(await read()).toMatchObject({ offer: { reservationDays: 30 }, callback, vatRate: 16 })
  })

  it('let nobody overwrite the first save, which takes the place of the demo dealer', async () => {
    await test.query('delete from settings')
    const never = { 'If-None-Match': '*' }
    expect((await save({}, never)).status, 'nothing is saved').toBe(200)
    expect((await read()).updatedAt).toBeNull()
    expect((await save({ vatRate: 16 }, never)).status).toBe(200)
    expect((await save({ vatRate: 7 }, never)).status).toBe(409)
    expect((await read()).vatRate).toBe(16)
  })

  it('lose none of two changes made at the same time', async () => {
    const results = await Promise.all([
      save({ vatRate: 19 }),
      save({ legal: { ...demoSettings.legal, editor: 'Redaktion' } }),
    ])
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({ vatRate: 19, legal: { editor: 'Redaktion' } })
  })
})

describe('the history of the settings', () => {
  it('says who changed what, and brings an earlier state back as a new change', async () => {
    const { company } = await read()
    await save({ company: { ...company, shortName: 'Vorher' } })
    await save({ company: { ...company, shortName: 'Nachher' } })
    const history = async () =>
      (await test.get<Revision[]>('/api/settings/history', test.token)).data
    const [latest, earlier] = await history()
    expect(latest).toMatchObject({ author: 'admin', action: 'changed' })
    expect(latest?.fields.company?.[0]).toMatchObject({ shortName: 'Vorher' })
    const path = `/api/settings/history/${earlier?.id}/restore`
    const stale = { token: test.token, headers: { 'If-Match': '"2026-01-01T00:00:00.000Z"' } }
    expect((await test.call('POST', path, stale)).status).toBe(409)
    expect((await test.call('POST', path, { token: test.token })).status).toBe(200)
    expect((await dealer()).shortName).toBe('Vorher')
    expect((await history())[0]).toMatchObject({ action: 'restored' })
  })
})
