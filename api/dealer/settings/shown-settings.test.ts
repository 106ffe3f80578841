import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { refreshUpcomingDays } from './announced-days.ts'

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

describe('a holiday', () => {
  const CHRISTMAS = { date: '2026-12-24', label: 'Heiligabend', open: [] }
  const staleAfter = async (now: string) => {
    const before = test.freshness.position
    await refreshUpcomingDays(test, new Date(now))
    return test.freshness.position > before
  }

  it('makes the pages stale when it comes into sight and when it is over, and at no other time', async () => {
    const { hours } = await read()
    await save({ hours: { ...hours, exceptions: [CHRISTMAS] } })
    await refreshUpcomingDays(test, new Date('2026-12-01T10:00:00Z'))
    expect(await staleAfter('2026-12-02T10:00:00Z')).toBe(false)
    expect(await staleAfter('2026-12-03T10:00:00Z')).toBe(true)
    await refreshUpcomingDays(test, new Date('2026-12-24T10:00:00Z'))
    expect(await staleAfter('2026-12-24T22:30:00Z')).toBe(false)
    expect(await staleAfter('2026-12-24T23:30:00Z')).toBe(true)
  })

  it('so does a holiday, which nobody has to enter', async () => {
    await save({ hours: { ...(await read()).hours, exceptions: [] } })
    await refreshUpcomingDays(test, new Date('2027-03-04T10:00:00Z'))
    expect(await staleAfter('2027-03-05T10:00:00Z'), 'Good Friday is three weeks ahead').toBe(true)
    expect(await staleAfter('2027-03-06T10:00:00Z')).toBe(false)
  })
})

describe('what visitors know of the dealer', () => {
  it('has no claim without a proof, and no proof', async () => {
    await save({
      claims: [
        { value: '12', label: 'Jahre am Markt', proof: 'Handelsregister, Eintragung 2014' },
        { value: '99%', label: 'Kundenzufriedenheit', proof: '' },
      ],
    })
    const { claims } = await dealer()
    expect(claims).toEqual([{ value: '12', label: 'Jahre am Markt', pages: ['home', 'about'] }])
  })

  it('has more than four claims, each on the pages that were chosen', async () => {
    const claims = ['home', 'about', 'used', 'rental', 'service'].map((page, index) => ({
      value: `${index}+`,
      label: 'Maschinen',
      proof: 'Auftragsbuch',
      pages: [page],
    }))
    expect((await save({ claims })).status).toBe(200)
    expect((await dealer()).claims).toEqual(claims.map(({ proof, ...claim }) => claim))
    const [claim] = claims
    expect((await save({ claims: [{ ...claim, pages: ['agb'] }] })).details).toEqual({
      'claims.0.pages.0': ['Auf dieser Seite stehen keine Angaben'],
    })
    expect((await save({ claims: Array(13).fill(claim) })).details).toEqual({
      claims: ['Höchstens 12 Angaben'],
    })
  })

  it('has claims where they stood, of settings from before pages could be chosen', async () => {
    const claim = { value: '12', label: 'Jahre am Markt', proof: 'Handelsregister' }
    await save({ claims: [{ ...claim, pages: ['used'] }] })
    await test.query("UPDATE settings SET content = json_remove(content, '$.claims[0].pages')")
    expect((await read()).claims).toEqual([{ ...claim, pages: ['home', 'about'] }])
    expect((await save({ vatRate: 19 })).status).toBe(200)
  })

  it('has no emergency number or year that they have not given', async () => {
    const { company } = await read()
    const nothing = { emergencyPhone: '', founded: null }
    await save({ company: { ...company, ...nothing } })
    expect(await dealer()).toMatchObject({ emergencyPhone: null, founded: null })
  })
})
