import argon2 from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addColleague, logIn, setPassword } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { ensureAdministrator } from './administrator.ts'
import { resetLogin } from './login-reset.ts'
import { UserEntity } from './user.entity.ts'

/** `ä` in one sign, and as keyboards of other systems type it: `a` and two dots. */
const COMPOSED = 'J\u00e4ger'
const APART = 'Ja\u0308ger'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const invite = (username: string) =>
  test.call<{ id: number; link: string }>('POST', '/api/users', {
    token: test.token,
    body: { username, role: 'sales' },
  })
const logInAs = async (username: string, password = PASSWORD) => {
  const body = { username, password }
  const answer = await test.call<{ user: { username: string } }>('POST', '/api/auth/login', {
    body,
  })
  return answer.status === 200 ? answer.data.user.username : answer.status
}
/** An account as an earlier version let it in. */
async function addOld(username: string, password: string) {
  const em = test.database.orm.em.fork()
  const passwordHash = await argon2.hash(password)
  em.create(UserEntity, { username, passwordHash, role: 'sales' })
  await em.flush()
}

describe('a username', () => {
  it.each(['admin', 'Admin', 'ADMIN', ' admin '])('logs in as %j', async (typed) => {
    expect(await logInAs(typed)).toBe('admin')
  })

  it('is one whichever way its letters are put together', async () => {
    const { id } = (await invite(APART)).data
    const { data } = await test.get(`/api/users/${id}`, test.token)
    expect(data).toMatchObject({ username: COMPOSED })
    for (const other of [COMPOSED, APART, 'JÄGER', 'jäger'])
      expect((await invite(other)).status).toBe(409)
  })

  it('is given once of two who ask at the same time', async () => {
    const answers = await Promise.all(['Eva', 'eva', 'EVA'].map(invite))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('may be written otherwise by its owner, and not like that of a colleague', async () => {
    const { id } = (await invite('Eva')).data
    await invite('Uwe')
    const rename = (username: string) =>
      test.call('PUT', `/api/users/${id}`, { token: test.token, body: { username } })
    expect((await rename('EVA')).status).toBe(200)
    expect((await rename('uwe')).status).toBe(409)
  })

  it('of old accounts that differ in case alone is entered exactly', async () => {
    await addOld('Ute', 'das erste Passwort')
    await addOld('ute', 'das zweite Passwort')
    expect(await logInAs('Ute', 'das erste Passwort')).toBe('Ute')
    expect(await logInAs('ute', 'das zweite Passwort')).toBe('ute')
    expect(await logInAs('UTE', 'das erste Passwort')).toBe(401)
    const { id } = await test.database.orm.em.fork().findOneOrFail(UserEntity, { username: 'ute' })
    const body = { username: 'ute', name: 'Ute Klein' }
    const saved = await test.call('PUT', `/api/users/${id}`, { token: test.token, body })
    expect(saved.status).toBe(200)
  })

  it('is found in any case by the operator and by ADMIN_USERNAME', async () => {
    const admin = { username: 'ADMIN', password: 'ein neues Passwort' }
    await ensureAdministrator(test.database.orm, { ...test.config, admin })
    expect(await logInAs('admin', 'ein neues Passwort')).toBe('admin')
    expect(await test.query('select id from app_user')).toHaveLength(1)
    const { link } = await resetLogin(test.database.orm, test.config, 'Admin')
    expect(link).toContain('/admin/')
  })
})

describe('a password', () => {
  it('is the same on every keyboard', async () => {
    const password = `${APART} ﬁndet 25 Stapler`
    const { id } = await addColleague(test, 'sales', 'Eva')
    const { data } = await test.call<{ link: string }>('POST', `/api/users/${id}/link`, {
      token: test.token,
    })
    expect((await setPassword(test, data.link, password)).status).toBe(200)
    for (const typed of [password, `${COMPOSED} ﬁndet 25 Stapler`, `${COMPOSED} findet 25 Stapler`])
      expect(await logInAs('Eva', typed)).toBe('Eva')
    expect(await logInAs('Eva', 'Jager findet 25 Stapler')).toBe(401)
  })

  it('that was stored before goes on working', async () => {
    await addOld('Uwe', `${APART} fährt Stapler`)
    expect(await logInAs('Uwe', `${APART} fährt Stapler`)).toBe('Uwe')
  })
})

describe('an invitation', () => {
  it('that is sent again ends the earlier one', async () => {
    const { id, link } = (await invite('Eva')).data
    const again = await test.call<{ link: string }>('POST', `/api/users/${id}/link`, {
      token: test.token,
    })
    expect((await setPassword(test, link)).status).toBe(400)
    expect((await setPassword(test, again.data.link)).status).toBe(200)
  })
})

describe('a calendar', () => {
  const addressOf = async (method: string, token: string) =>
    (await test.call<{ address: string | null }>(method, '/api/calendar', { token })).data.address

  it.each([{ active: false }, { role: 'stock' }])(
    'ends when its account may not read it any more: %j',
    async (change) => {
      const { id, token } = await addColleague(test, 'sales', 'Eva')
      const address = await addressOf('POST', token)
      expect(address).toMatch(/\.ics$/)
      const put = (body: object) =>
        test.call('PUT', `/api/users/${id}`, { token: test.token, body })
      await put(change)
      expect((await put({ active: true, role: 'sales' })).status).toBe(200)
      expect(await addressOf('GET', await logIn(test, 'Eva'))).toBeNull()
    },
  )
})
