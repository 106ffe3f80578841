import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { createOfferTest, legal, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
  await setOwnId('DE811569869')
})
afterAll(() => at.close())

const setOwnId = (vatId: string) =>
  at.test.call('PUT', '/api/settings', {
    token: at.test.token,
    body: { ...demoSettings, legal: { ...legal, vatId } },
  })
const lines = [{ kind: 'machine', title: 'Linde H30', unitPrice: 20_000 }]

/** A draft for a recipient, with what it warns of and what sending it answers. */
async function tried(
  taxMode: string,
  recipient: { country: string; vatId?: string; postalCode?: string; city?: string },
) {
  const { id } = await at.draftFor()
  const saved = await at.put(id, { lines, taxMode, recipient })
  const { 'company.name': _, ...warnings } = saved.data.warnings
  const { status, details = {} } = await at.send(id, { by: 'hand' })
  const { number } = await at.read(id)
  return { warnings, status, fields: Object.keys(details), number }
}

describe('a delivery free of VAT within the EU', () => {
  it.each([
    ['LV', 'LV40003009497'],
    ['AT', 'ATU12011204'],
    ['GR', 'EL094259216'],
    ['MC', 'FR40303265045'],
    ['GB', 'XI434031494'],
    ['BG', 'BG7552010005'],
    ['NL', 'NL000099998B57'],
    ['ES', 'ESB58378431'],
    ['IE', 'IE3628739UA'],
  ])('goes to %s with %s', async (country, vatId) => {
    const { status, warnings, number } = await tried('eu', { country, vatId })
    expect([status, warnings, number]).toEqual([200, {}, expect.stringMatching(/^AN-/)])
  })

  it.each([
    ['nobody in Germany', { country: 'DE', vatId: 'DE811569869' }, 'recipient.country'],
    ['nobody in Switzerland', { country: 'CH', vatId: 'CHE123456788' }, 'recipient.country'],
    ['nobody in Great Britain', { country: 'GB', vatId: 'GB434031494' }, 'recipient.country'],
    [
      'no island outside the VAT area',
      { country: 'ES', postalCode: '38001', vatId: 'ESB58378431' },
      'recipient.country',
    ],
    ['nobody without a VAT id', { country: 'AT' }, 'recipient.vatId'],
    ['no VAT id of another country', { country: 'AT', vatId: 'DE811569869' }, 'recipient.vatId'],
    [
      'no Greek id with the letters of the country',
      { country: 'GR', vatId: 'GR094259216' },
      'recipient.vatId',
    ],
    ['no id of seven digits', { country: 'AT', vatId: 'ATU1234567' }, 'recipient.vatId'],
    ['no id with a digit exchanged', { country: 'LV', vatId: 'LV40003009479' }, 'recipient.vatId'],
  ])('goes to %s, and takes no number for that', async (_, recipient, field) => {
    const { warnings, ...sent } = await tried('eu', recipient)
    expect(Object.keys(warnings)).toEqual([field])
    expect(sent).toEqual({ status: 409, fields: [field], number: null })
  })

  it('goes from nobody without a VAT id of their own', async () => {
    await setOwnId('')
    const { warnings, ...sent } = await tried('eu', { country: 'LV', vatId: 'LV40003009497' })
    await setOwnId('DE811569869')
    expect(warnings).toEqual({ 'legal.vatId': expect.stringContaining('Einstellungen') })
    expect(sent).toEqual({ status: 409, fields: ['legal.vatId'], number: null })
  })
})

describe('an export', () => {
  it.each([
    { country: 'CH' },
    { country: 'GB' },
    { country: 'JE' },
    { country: 'DE', postalCode: '27498', city: 'Helgoland' },
    { country: 'DE', postalCode: '78266', city: 'Büsingen' },
  ])('goes to %o', async (recipient) => {
    expect(await tried('export', recipient)).toMatchObject({ status: 200, warnings: {} })
  })

  it.each([
    { country: 'AT' },
    { country: 'DE' },
    { country: 'MC' },
    { country: 'GB', postalCode: 'BT1 5GS' },
  ])('does not go to %o', async (recipient) => {
    expect(await tried('export', recipient)).toEqual({
      warnings: { 'recipient.country': expect.any(String) },
      status: 409,
      fields: ['recipient.country'],
      number: null,
    })
  })
})

it('asks about a recipient abroad who pays German VAT, and sends it all the same', async () => {
  const latvia = await tried('domestic', { country: 'LV', vatId: 'LV40003009497' })
  expect(latvia).toMatchObject({ status: 200 })
  expect(latvia.warnings).toEqual({ taxMode: expect.stringContaining('„EU, mit USt-IdNr.“') })
  const swiss = await tried('domestic', { country: 'CH' })
  expect(swiss).toMatchObject({ status: 200 })
  expect(swiss.warnings).toEqual({ taxMode: expect.stringContaining('„Ausfuhr (Drittland)“') })
  expect((await tried('domestic', { country: 'DE' })).warnings).toEqual({})
})
