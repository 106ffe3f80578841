import argon2 from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
/** The real check of a password, counted. */
let verified: MockInstance<typeof argon2.verify>
beforeEach(async () => {
  test = await createTestApp({ TRUST_PROXY: 'true' })
  // Setting up has logged in already.
  verified = vi.spyOn(argon2, 'verify')
})
afterEach(() => test.close())

const login = (username: string, password: string, address = '203.0.113.1') =>
  test.call<{ token: string }>('POST', '/api/auth/login', {
    body: { username, password },
    headers: { 'X-Forwarded-For': address },
  })

const times = (count: number) => Array.from({ length: count })

describe('the login', () => {
  it('answers a token and who it belongs to', async () => {
    const { status, data } = await login('admin', PASSWORD)
    expect(status).toBe(200)
    expect(data).toEqual({
      token: expect.stringMatching(/^[a-z0-9]{40}$/),
      user: { username: 'admin', role: 'Administrator' },
    })
    const me = await test.get('/api/auth/me', data.token)
    expect(me.data).toMatchObject({ username: 'admin', role: 'Administrator' })
    expect(me.headers.get('Cache-Control')).toBe('no-store')
  })

  it('says the same to a wrong password as to an unknown name', async () => {
    for (const [username, password] of [
      ['admin', 'falsch'],
      ['niemand', PASSWORD],
    ] as const) {
      const { status, error } = await login(username, password)
      expect([status, error]).toEqual([401, 'Ungültige Anmeldedaten'])
    }
  })

  it('checks a password for an unknown name too, so that the time tells nothing', async () => {
    await login('niemand', 'egal')
    expect(verified).toHaveBeenCalledTimes(1)
    await login('admin', 'egal')
    const [unknown, known] = verified.mock.calls.map(([hash]) => parametersOf(String(hash)))
    expect(unknown).toBe(known)
  })

  it('asks for what is missing', async () => {
    const { status, details } = await login('  ', '')
    expect(status).toBe(400)
    expect(details).toEqual({
      username: ['Benutzername ist erforderlich'],
      password: ['Passwort ist erforderlich'],
    })
  })
})

describe('whoever guesses', () => {
  it('is stopped after ten failures for a name, also with the right password', async () => {
    for (const _ of times(10)) expect((await login('admin', 'falsch')).status).toBe(401)
    const { status, headers, success } = await login('admin', PASSWORD)
    expect([status, success]).toEqual([429, false])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
    expect((await login('Admin', PASSWORD)).status).toBe(429)
    expect((await login('admin', PASSWORD, '203.0.113.2')).status).toBe(200)
  })

  it('gains nothing by a burst in parallel', async () => {
    const answers = await Promise.all(times(30).map(() => login('admin', 'falsch')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(verified).toHaveBeenCalledTimes(10)
  })

  it('is stopped after fifty failures from one address, whatever the names', async () => {
    const answers = await Promise.all(times(60).map((_, i) => login(`name${i}`, 'falsch')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50)
    expect((await login('admin', PASSWORD)).status).toBe(429)
  })

  it('cannot take another address for its own', async () => {
    for (const i of times(10).keys()) await login('admin', 'falsch', `198.51.100.${i}, 203.0.113.1`)
    expect((await login('admin', PASSWORD, '198.51.100.99, 203.0.113.1')).status).toBe(429)
  })

  it('is no one who logs in rightly, however often', async () => {
    for (const _ of times(12)) expect((await login('admin', PASSWORD)).status).toBe(200)
  })
})

/** The part of an Argon2 hash that decides how long checking takes. */
function parametersOf(hash: string): string {
  return hash.split('$').slice(0, 4).join('$')
}
