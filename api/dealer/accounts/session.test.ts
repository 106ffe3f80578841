import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { SessionEntity } from './session.entity.ts'
import { createSessions, hashToken } from './sessions.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const newToken = async () => {
  const body = { username: 'admin', password: PASSWORD }
  return (await test.call<{ token: string }>('POST', '/api/auth/login', { body })).data.token
}
const storedSession = (token: string) =>
  test.database.orm.em.fork().findOne(SessionEntity, { tokenHash: hashToken(token) })
const expireIn = (token: string, ms: number) =>
  test.database.orm.em
    .fork()
    .nativeUpdate(
      SessionEntity,
      { tokenHash: hashToken(token) },
      { expiresAt: new Date(Date.now() + ms) },
    )
const statusOf = async (token: string) => (await test.get('/api/auth/me', token)).status

describe('a session', () => {
  it('is stored as a hash alone', async () => {
    const token = await newToken()
    expect(await storedSession(token)).not.toBeNull()
    const rows = await test.query<Record<string, unknown>>('select * from session')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await statusOf(hashToken(token))).toBe(401)
  })

  it('lasts thirty days and starts anew when it is used in its second half', async () => {
    const token = await newToken()
    const daysLeft = async () =>
      Math.round(((await storedSession(token))?.expiresAt.getTime() ?? 0) / DAY - Date.now() / DAY)
    expect(await daysLeft()).toBe(30)
    await expireIn(token, 10 * DAY)
    expect(await statusOf(token)).toBe(200)
    expect(await daysLeft()).toBe(30)
  })

  it('notes its last use, but not at every call', async () => {
    const token = await newToken()
    const em = test.database.orm.em.fork()
    const where = { tokenHash: hashToken(token) }
    const usedAt = async () => (await storedSession(token))?.lastUsedAt.getTime() ?? 0
    for (const [minutesAgo, isNoted] of [
      [4, false],
      [6, true],
    ] as const) {
      const lastUsedAt = new Date(Date.now() - minutesAgo * 60_000)
      await em.nativeUpdate(SessionEntity, where, { lastUsedAt })
      expect(await statusOf(token)).toBe(200)
      if (isNoted) await expect.poll(usedAt).toBeGreaterThan(lastUsedAt.getTime())
      else expect(await usedAt()).toBe(lastUsedAt.getTime())
    }
  })

  it.each(['bearer', 'BEARER', 'Bearer '])('is recognised behind „%s“', async (scheme) => {
    const headers = { Authorization: `${scheme} ${test.token}` }
    expect((await test.call('GET', '/api/auth/me', { headers })).status).toBe(200)
  })

  it('ends when it expires', async () => {
    const token = await newToken()
    await expireIn(token, -1000)
    expect(await statusOf(token)).toBe(401)
  })

  it('ends on the server when its owner logs out, and no other one does', async () => {
    const token = await newToken()
    const other = await newToken()
    expect((await test.call('POST', '/api/auth/logout', { token })).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200])
    expect(await storedSession(token)).toBeNull()
    expect((await test.call('POST', '/api/auth/logout', { token })).status).toBe(401)
  })

  it('is forgotten by the daily clean-up once it has expired', async () => {
    const expired = await newToken()
    const valid = await newToken()
    await expireIn(expired, -1000)
    await createSessions(test.database.orm).deleteExpiredSessions()
    expect(await storedSession(expired)).toBeNull()
    expect(await storedSession(valid)).not.toBeNull()
  })
})
