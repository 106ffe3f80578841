import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

let test: TestApp
afterEach(() => test.close())

const inquiry = { name: 'Eva', email: 'eva@firma.example', message: 'Bitte rufen Sie an' }

/** Whether two inquiries count as one caller's, where one is the limit. */
async function areOne(first: string, second: string, env: Record<string, string>) {
  test = await createTestApp({ CONTACT_LIMIT: '1', ...env })
  const send = (address: string) =>
    test.call('POST', '/api/contact', { body: inquiry, headers: { 'X-Forwarded-For': address } })
  expect((await send(first)).status).toBe(201)
  return (await send(second)).status === 429
}

describe('behind a proxy, a caller is the one whom it names last', () => {
  it.each([
    ['203.0.113.1', '198.51.100.9, 203.0.113.1', true],
    ['203.0.113.1', '203.0.113.1, 198.51.100.9', false],
    ['203.0.113.1:1001', '203.0.113.1:1002', true],
    ['203.0.113.1', '::ffff:203.0.113.1', true],
    ['2001:db8:0:1::1', '2001:DB8:0:1:ff::2', true],
    ['2001:db8::1', '2001:0db8:0:0:5::9', true],
    ['[2001:db8::1]:1001', '2001:db8::2', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['fe80::1%eth0', 'fe80::2%eth1', true],
    ['unknown', 'unknown', true],
  ])('%s and %s are the same: %s', async (first, second, isOne) => {
    expect(await areOne(first, second, { TRUST_PROXY: 'true' })).toBe(isOne)
  })
})

it('takes nobody’s word for an address without a proxy', async () => {
  expect(await areOne('203.0.113.1', '198.51.100.9', {})).toBe(true)
})
