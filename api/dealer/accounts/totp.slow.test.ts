import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecoveryCodes, TotpSetup } from '../../../shared/accounts/totp.ts'
import { addColleague, logIn, OWN_PASSWORD } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'

const STEP = 30_000

let test: TestApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
  test = await createTestApp()
})
afterEach(async () => {
  vi.useRealTimers()
  await test.close()
})

const call = <Data>(method: string, path: string, body?: unknown, token = test.token) =>
  test.call<Data>(method, path, { token, ...(body !== undefined && { body }) })
const logInWith = (code?: string, changes = {}) =>
  test.call<{ token: string; needs: string }>('POST', '/api/auth/login', {
    body: { username: 'admin', password: PASSWORD, code, ...changes },
  })
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** What the telephone shows, whose clock is so many milliseconds ahead. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })

/** Sets a second factor up and waits until the code of that moment is over. */
async function setUp(token = test.token) {
  const { secret, uri } = (await call<TotpSetup>('POST', '/api/auth/totp', undefined, token)).data
  const answer = await call<RecoveryCodes>('PUT', '/api/auth/totp', { code: codeOf(secret) }, token)
  pass(STEP)
  return { secret, uri, ...answer.data }
}

describe('the second factor', () => {
  it('is asked for once a code of it was entered, and not before', async () => {
    const { data } = await call<TotpSetup>('POST', '/api/auth/totp')
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/ElbStapler:admin\?/)
    expect(data.uri).toContain(`secret=${data.secret}`)
    const wrong = await call('PUT', '/api/auth/totp', { code: '000000' })
    expect(wrong.details).toEqual({ code: ['Der Code ist falsch oder wurde schon benutzt'] })
    expect((await logInWith()).status).toBe(200)
    const { status, data: codes } = await call<RecoveryCodes>('PUT', '/api/auth/totp', {
      code: codeOf(data.secret).replace(/^.../, '$& '),
    })
    expect([status, codes.recoveryCodes]).toEqual([200, Array(10).fill(expect.any(String))])
    const { status: refused, data: missing, error } = await logInWith()
    expect([refused, missing]).toEqual([401, { needs: 'code' }])
    expect(error).toBe('Bitte geben Sie den Code aus Ihrer Authenticator-App ein.')
  })

  it('does not tell whether there is one to somebody without the password', async () => {
    await setUp()
    const { status, error, data } = await logInWith(undefined, { password: 'falsch' })
    expect([status, error, data]).toEqual([401, 'Ungültige Anmeldedaten', undefined])
  })

  it.each([-STEP, 0, STEP])('takes the code of a clock that is %i ms ahead', async (ahead) => {
    const { secret } = await setUp()
    pass(STEP)
    expect((await logInWith(codeOf(secret, ahead))).status).toBe(200)
  })

  it.each([-2 * STEP, 2 * STEP])('does not if it is %i ms ahead', async (ahead) => {
    const { secret } = await setUp()
    pass(STEP)
    expect((await logInWith(codeOf(secret, ahead))).status).toBe(401)
  })

  it('takes a code once, also of two at once, and none from before it', async () => {
    const { secret } = await setUp()
    pass(STEP)
    const [code, before] = [codeOf(secret), codeOf(secret, -STEP)]
    const answers = await Promise.all([logInWith(code), logInWith(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logInWith(code)).data).toEqual({ needs: 'code' })
    expect((await logInWith(before)).status).toBe(401)
    pass(STEP)
    expect((await logInWith(codeOf(secret))).status).toBe(200)
  })

  it('may be a recovery code instead, each once, which are stored as hashes', async () => {
    const { recoveryCodes } = await setUp()
    const [first = '', second = ''] = recoveryCodes
    expect((await logInWith(first)).status).toBe(200)
    expect((await logInWith(first)).status).toBe(401)
    expect((await logInWith(` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect(JSON.stringify(await test.query('select * from recovery_code'))).not.toContain(first)
    expect(await test.query('select * from recovery_code')).toHaveLength(8)
  })

  it.each([
    (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
    (code: string) => `Code: ${code}.`,
  ])('is read from what people write around its digits', async (written) => {
    const { secret, recoveryCodes } = await setUp()
    expect((await logInWith(written(codeOf(secret)))).status).toBe(200)
    const [first = ''] = recoveryCodes
    expect((await logInWith(`\u201e${first.replace('-', '\u2013')}\u201c`)).status).toBe(200)
  })

  it('is set up with a code as an app shows it', async () => {
    const { secret } = (await call<TotpSetup>('POST', '/api/auth/totp')).data
    const shown = codeOf(secret).replace(/^.../, '$&\u2009')
    expect((await call('PUT', '/api/auth/totp', { code: shown })).status).toBe(200)
  })

  it('is guessed no faster than the password', async () => {
    const { secret } = await setUp()
    for (let i = 0; i < 10; i++) expect((await logInWith('000000')).status).toBe(401)
    expect((await logInWith(codeOf(secret))).status).toBe(429)
  })

  it('is turned off by its owner, and begun anew with another key', async () => {
    const { secret } = await setUp()
    expect((await call('POST', '/api/auth/totp')).status).toBe(409)
    expect((await call('DELETE', '/api/auth/totp', { password: PASSWORD })).status).toBe(200)
    expect((await logInWith()).status).toBe(200)
    expect(await test.query('select * from recovery_code')).toEqual([])
    expect((await setUp()).secret).not.toBe(secret)
  })

  it.each(['code', 'recovery code'])(
    'is turned off with a %s instead of the password',
    async (kind) => {
      const { secret, recoveryCodes } = await setUp()
      const code = kind === 'code' ? codeOf(secret) : recoveryCodes[0]
      expect((await call('DELETE', '/api/auth/totp', { password: '', code })).status).toBe(200)
      expect((await logInWith()).status).toBe(200)
    },
  )

  it.each([
    [{}, { password: ['Bitte geben Sie Ihr aktuelles Passwort oder einen Code ein'] }],
    [{ password: 'falsch' }, { password: ['Das aktuelle Passwort ist falsch'] }],
    [{ code: '000000' }, { code: ['Der Code ist falsch oder wurde schon benutzt'] }],
  ])('stays on for somebody at an unlocked screen who sends %j', async (body, reason) => {
    await setUp()
    const { status, details } = await call('DELETE', '/api/auth/totp', body)
    expect([status, details]).toEqual([400, reason])
    expect((await logInWith()).data).toEqual({ needs: 'code' })
  })

  it('is no easier to guess away than a login', async () => {
    const { secret } = await setUp()
    const turnOff = (body: object) => call('DELETE', '/api/auth/totp', body)
    for (let i = 0; i < 10; i++) expect((await turnOff({ password: 'falsch' })).status).toBe(400)
    expect((await turnOff({ password: PASSWORD })).status).toBe(429)
    for (let i = 0; i < 20; i++) expect((await turnOff({ code: '000000' })).status).toBe(400)
    expect((await turnOff({ code: codeOf(secret) })).status).toBe(429)
  })

  it('is not turned off among the users by its owner, who is asked for the password elsewhere', async () => {
    await setUp()
    const { id } = (await test.get<{ id: number }>('/api/auth/me', test.token)).data
    const { status, details } = await call('PUT', `/api/users/${id}`, { hasSecondFactor: false })
    expect([status, details]).toEqual([
      400,
      { hasSecondFactor: ['Ihren eigenen zweiten Faktor schalten Sie unter „Mein Konto“ aus'] },
    ])
    const link = await call('POST', `/api/users/${id}/link`)
    expect([link.status, link.error]).toEqual([
      409,
      'Ihr eigenes Passwort ändern Sie unter „Mein Konto“.',
    ])
  })

  it('of a colleague who lost it is reset by an administrator', async () => {
    const { id, username, token } = await addColleague(test, 'sales')
    await setUp(token)
    expect((await call('GET', `/api/users/${id}`)).data).toMatchObject({ hasSecondFactor: true })
    const { data } = await call('PUT', `/api/users/${id}`, { hasSecondFactor: false })
    expect(data).toMatchObject({ hasSecondFactor: false })
    expect(await logIn(test, username)).toBeTruthy()
    expect((await call('PUT', `/api/users/${id}`, { hasSecondFactor: true })).status).toBe(400)
  })
})

describe('when everybody needs one', () => {
  beforeEach(async () => {
    await setUp()
    await call('PUT', '/api/settings', { requiresSecondFactor: true })
  })

  it('nobody does anything else before it is set up', async () => {
    const { id } = await test.addProduct({ status: 'inactive' })
    const { token } = await addColleague(test, 'stock')
    const { data: me } = await test.get('/api/auth/me', token)
    expect(me).toMatchObject({ mustSetUpSecondFactor: true })
    expect((await test.get(`/api/products/${id}`, token)).status).toBe(404)
    const { status, error, data } = await call('POST', '/api/products', {}, token)
    expect([status, data]).toEqual([403, { needs: 'secondFactor' }])
    expect(error).toBe('Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein.')
    await setUp(token)
    expect((await test.get(`/api/products/${id}`, token)).status).toBe(200)
  })

  it('nobody turns theirs off', async () => {
    const { status, error } = await call('DELETE', '/api/auth/totp', { password: PASSWORD })
    expect(status).toBe(409)
    expect(error).toMatch(/für alle Benutzer vorgeschrieben/)
  })

  it('a password alone opens nothing, whatever it is sent with', async () => {
    expect((await logInWith(undefined, { password: OWN_PASSWORD })).data).toBeUndefined()
    expect((await logInWith('')).data).toEqual({ needs: 'code' })
  })
})
