import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { UserEntity } from './user.entity.ts'

const NEW = 'ein neues Passwort'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const change = (currentPassword: unknown, newPassword: unknown, token = test.token) =>
  test.call('PUT', '/api/auth/password', { token, body: { currentPassword, newPassword } })
const login = (password: string) =>
  test.call<{ token: string }>('POST', '/api/auth/login', { body: { username: 'admin', password } })

describe('the own mail address', () => {
  const save = (body: unknown) => test.call('PUT', '/api/auth/email', { token: test.token, body })
  const own = async () => (await test.get<{ email: string }>('/api/auth/me', test.token)).data.email

  it('is entered by whoever knows the password', async () => {
    const email = 'Chef@Firma.example'
    const { status, details } = await save({ email, password: 'falsch' })
    expect([status, details]).toEqual([400, { password: ['Das aktuelle Passwort ist falsch'] }])
    expect(await own()).toBeNull()
    expect((await save({ email, password: PASSWORD })).status).toBe(200)
    expect(await own()).toBe('chef@firma.example')
  })

  it('cannot be taken away from the only administrator', async () => {
    await save({ email: 'chef@firma.example', password: PASSWORD })
    const { status, details } = await save({ email: '', password: PASSWORD })
    expect(status).toBe(400)
    expect(details?.email?.[0]).toMatch(/^Das ist die Adresse, über die der letzte Administrator/)
  })
})

describe('the password', () => {
  it('is changed by whoever knows it, and every other session ends', async () => {
    const { token: other } = (await login(PASSWORD)).data
    expect((await change(PASSWORD, NEW)).status).toBe(200)
    expect((await login(PASSWORD)).status).toBe(401)
    expect((await login(NEW)).status).toBe(200)
    expect((await test.get('/api/auth/me', test.token)).status).toBe(200)
    expect((await test.get('/api/auth/me', other)).status).toBe(401)
  })

  it('stays when the current one is wrong', async () => {
    const { status, details } = await change('falsch', NEW)
    expect(status).toBe(400)
    expect(details).toEqual({ currentPassword: ['Das aktuelle Passwort ist falsch'] })
    expect((await login(PASSWORD)).status).toBe(200)
  })

  it.each([
    ['neun Zeic', 'Das neue Passwort muss mindestens 10 Zeichen lang sein'],
    [' '.repeat(12), 'Das neue Passwort darf nicht nur aus Leerzeichen bestehen'],
    [undefined, 'Neues Passwort ist erforderlich'],
  ])('is not changed to %j', async (password, message) => {
    const { status, details } = await change(PASSWORD, password)
    expect(status).toBe(400)
    expect(details).toEqual({ newPassword: [message] })
  })

  it('is guessed here no faster than at the login', async () => {
    for (let i = 0; i < 10; i++) expect((await change('falsch', NEW)).status).toBe(400)
    expect((await change(PASSWORD, NEW)).status).toBe(429)
    expect((await login(PASSWORD)).status).toBe(429)
  })

  it('is said to last until the next start, when the environment names one', async () => {
    expect((await test.get('/api/auth/password', test.token)).data).toEqual({ isSetAtStart: true })
    expect((await test.get('/api/auth/password')).status).toBe(401)
  })

  it('is changed by nobody without a session', async () => {
    expect((await change(PASSWORD, NEW, 'x')).status).toBe(401)
  })
})

describe('the hint of the login page', () => {
  it('ends with the demo password', async () => {
    const hint = async () => (await test.get('/api/auth/hint')).data
    await test.database.orm.em.fork().nativeUpdate(UserEntity, {}, { demo: true })
    expect(await hint()).toMatchObject({ username: 'admin' })
    await change(PASSWORD, NEW)
    expect(await hint()).toBeNull()
  })
})
