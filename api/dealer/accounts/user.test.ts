import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '../../../shared/accounts/auth.ts'
import type { AccountLink, InvitedUser, User } from '../../../shared/accounts/user.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { addColleague, logIn, OWN_PASSWORD, setPassword, tokenIn } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import { AccountLinkEntity } from './account-link.entity.ts'
import { ensureAdministrator } from './administrator.ts'

const EVA = { username: 'Eva', email: 'Eva@Firma.example', role: 'sales' }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const call = <Data>(method: string, path: string, body?: unknown, token = test.token) =>
  test.call<Data>(method, path, { token, ...(body !== undefined && { body }) })
const invite = (input: Record<string, unknown> = EVA) =>
  call<InvitedUser>('POST', '/api/users', input)
const statusOf = async (token: string) => (await test.get('/api/auth/me', token)).status

describe('an invitation', () => {
  it('is a link, shown once, by which the new user sets a password', async () => {
    const { status, data } = await invite()
    expect(status).toBe(201)
    expect(data).toMatchObject({ email: 'eva@firma.example', isInvited: true, isMailed: false })
    expect(data.link).toMatch(/^http:\/\/localhost:4321\/admin\/passwort-setzen#token=[\w-]{43}$/)
    expect(JSON.stringify(await call('GET', '/api/users'))).not.toContain('token=')
    const rows = await test.query('select * from account_link')
    expect(JSON.stringify(rows)).not.toContain(tokenIn(data.link))

    expect((await setPassword(test, data.link)).data).toEqual({ username: 'Eva' })
    const me = await test.get('/api/auth/me', await logIn(test, 'Eva'))
    expect(me.data).toMatchObject({ username: 'Eva', role: 'Vertrieb', roleKey: 'sales' })
    expect((await call<User>('GET', `/api/users/${data.id}`)).data.isInvited).toBe(false)
  })

  it('lets nobody in before the password is set', async () => {
    await invite()
    const body = { username: 'Eva', password: OWN_PASSWORD }
    expect((await test.call('POST', '/api/auth/login', { body })).status).toBe(401)
  })

  it('is valid once, also for two at once', async () => {
    const { link } = (await invite()).data
    const answers = await Promise.all([setPassword(test, link), setPassword(test, link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const { status, error, details } = await setPassword(test, link)
    expect([status, error]).toEqual([400, 'Bitte prüfen Sie Ihre Eingaben.'])
    expect(details?.token?.[0]).toMatch(/abgelaufen oder wurde schon benutzt/)
  })

  it('is valid for seven days, and a link for a new password for one', async () => {
    const { link, linkExpiresAt } = (await invite()).data
    const { id } = (await invite({ ...EVA, username: 'Evi', email: 'evi@firma.example' })).data
    await setPassword(test, (await call<AccountLink>('POST', `/api/users/${id}/link`)).data.link)
    const reset = (await call<AccountLink>('POST', `/api/users/${id}/link`)).data
    const hoursUntil = (moment: string) => (Date.parse(moment) - Date.now()) / 3_600_000
    expect(hoursUntil(linkExpiresAt)).toBeCloseTo(7 * 24, 1)
    expect(hoursUntil(reset.linkExpiresAt)).toBeCloseTo(24, 1)
    const em = test.database.orm.em.fork()
    await em.nativeUpdate(AccountLinkEntity, {}, { expiresAt: new Date(Date.now() - 1) })
    expect((await setPassword(test, link)).status).toBe(400)
  })

  it('can be sent again, and ends with the first link that is used', async () => {
    const { id, link } = (await invite()).data
    const again = await call<AccountLink>('POST', `/api/users/${id}/link`)
    expect(again.status).toBe(201)
    expect((await setPassword(test, again.data.link)).status).toBe(200)
    expect((await setPassword(test, link)).status).toBe(400)
  })

  it.each([
    ['kurz', /mindestens 10 Zeichen/],
    ['1234567890', /als eines der ersten ausprobiert/],
    ['Eva12345678', /als eines der ersten ausprobiert/],
  ])('takes no password that is easy to guess: %s', async (password, reason) => {
    const { link } = (await invite()).data
    const { status, details } = await setPassword(test, link, password)
    expect(status).toBe(400)
    expect(details?.password?.[0]).toMatch(reason)
    expect((await setPassword(test, link)).status).toBe(200)
  })

  it('needs no mail address: the link is passed on by hand, and more than one may have none', async () => {
    for (const [username, email] of [
      ['Hof 1', ''],
      ['Hof 2', null],
      ['Hof 3', undefined],
    ]) {
      const { status, data } = await invite({ username, email, role: 'stock' })
      expect([status, data.email, data.isMailed]).toEqual([201, null, false])
      expect((await setPassword(test, data.link)).status).toBe(200)
    }
    const { status, details } = await invite({ ...EVA, email: 'kein-at' })
    expect([status, details]).toEqual([400, { email: ['Ungültige E-Mail-Adresse'] }])
  })

  it('is refused for a name or address that is taken', async () => {
    await invite()
    expect((await invite()).status).toBe(409)
    const { status, error } = await invite({
      ...EVA,
      username: 'Eva 2',
      email: 'EVA@firma.example',
    })
    expect([status, error]).toEqual([409, 'Benutzername oder E-Mail-Adresse sind bereits vergeben'])
  })
})

describe('an administrator', () => {
  it('changes what a user may do, from the next call on', async () => {
    const { id, token } = await addColleague(test, 'stock')
    expect((await test.get('/api/contact', token)).status).toBe(403)
    expect((await call<User>('PUT', `/api/users/${id}`, { role: 'sales' })).data.role).toBe('sales')
    expect((await test.get('/api/contact', token)).status).toBe(200)
  })

  it('switches an account off, which ends its sessions and links', async () => {
    const { id, username, token } = await addColleague(test, 'stock')
    const { link } = (await call<AccountLink>('POST', `/api/users/${id}/link`)).data
    await call('PUT', `/api/users/${id}`, { active: false })
    expect(await statusOf(token)).toBe(401)
    const body = { username, password: OWN_PASSWORD }
    expect((await test.call('POST', '/api/auth/login', { body })).status).toBe(401)
    await call('PUT', `/api/users/${id}`, { active: true })
    expect(await statusOf(token)).toBe(401)
    expect((await setPassword(test, link)).status).toBe(400)
  })

  it('removes a user, who is logged out at once, and whose name stays with what they did', async () => {
    const { id, username, token } = await addColleague(test, 'sales')
    const body = { name: 'Paula', email: 'p@firma.example', message: 'Bitte um ein Angebot' }
    const inquiry = (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
    await call('PUT', `/api/contact/${inquiry}`, { status: 'contacted' }, token)
    expect((await call('DELETE', `/api/users/${id}`)).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    const { events } = (await call<InquiryDetail>('GET', `/api/contact/${inquiry}`)).data
    expect(events.map(({ author }) => author)).toEqual([null, username])
    expect((await call('DELETE', `/api/users/${id}`)).status).toBe(404)
  })

  it('can do everything but leave the site without one', async () => {
    await invite({ username: 'Ada', email: 'ada@firma.example', role: 'administrator' })
    for (const refused of [
      await call('DELETE', '/api/users/1'),
      await call('PUT', '/api/users/1', { role: 'sales' }),
      await call('PUT', '/api/users/1', { active: false }),
    ]) {
      expect(refused.status).toBe(409)
      expect(refused.error).toMatch(/^Das ist der letzte Administrator/)
    }
    expect((await call('PUT', '/api/users/1', { role: 'administrator' })).status).toBe(200)
  })

  it('and another one cannot remove each other at once', async () => {
    const { id, token } = await addColleague(test, 'administrator')
    const answers = await Promise.all([
      call('DELETE', `/api/users/${id}`),
      call('DELETE', '/api/users/1', undefined, token),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await test.query(`select id from app_user where role = 'administrator'`)
    expect(left).toHaveLength(1)
  })

  it('is still the one that ADMIN_PASSWORD is for, whoever else there is', async () => {
    const { username } = await addColleague(test, 'administrator')
    const admin = { username: 'admin', password: 'ganz-anders-als-zuvor' }
    await ensureAdministrator(test.database.orm, { ...test.config, admin })
    expect(await statusOf(test.token)).toBe(401)
    expect(await statusOf(await logIn(test, 'admin', admin.password))).toBe(200)
    expect(await statusOf(await logIn(test, username))).toBe(200)
  })
})

describe('a salesman', () => {
  it('changes price, status and note, and may send along what they leave as it is', async () => {
    const { token } = await addColleague(test, 'sales')
    const specifications = { Mast: 'Duplex', Antrieb: 'Diesel' }
    const { id } = await test.addProduct({ specifications, note: 'intern', featured: true })
    const path = `/api/products/${id}`
    const { data: all } = await call<Record<string, unknown>>('GET', path, undefined, token)
    expect(all).toHaveProperty('note', 'intern')
    const sold = {
      ...all,
      price: 9_000,
      previousPrice: 12_000,
      rent: { day: 90 },
      status: 'sold',
      note: 'VB',
    }
    const { status, data } = await call('PUT', path, sold, token)
    expect([status, data]).toMatchObject([
      200,
      { price: 9_000, status: 'sold', rent: { day: 90 }, note: 'VB' },
    ])
    for (const changed of [
      { ...sold, title: 'Anders' },
      { serialNumber: 'S-1' },
      { featured: false },
      { categoryId: 2 },
      { images: ['/uploads/x.jpg'] },
      { specifications: { Antrieb: 'Diesel', Mast: 'Duplex' } },
    ])
      expect((await call('PUT', path, changed, token)).status, JSON.stringify(changed)).toBe(403)
    expect((await call('GET', path)).data).toEqual(data)
    expect((await call('POST', '/api/products', plausibleProduct, token)).status).toBe(403)
  })
})

describe('a session', () => {
  it('is listed with its device, and ended one by one', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0' }
    const body = { username: 'admin', password: PASSWORD }
    const { data } = await test.call<{ token: string }>('POST', '/api/auth/login', {
      body,
      headers,
    })
    const list = async () => (await test.get<Session[]>('/api/auth/sessions', test.token)).data
    const [other, own] = (await list()).sort((a, b) => +a.isCurrent - +b.isCurrent)
    expect(other).toMatchObject({ device: 'Firefox unter Windows', isCurrent: false })
    expect(own).toMatchObject({ device: 'Unbekanntes Gerät', isCurrent: true })
    expect(JSON.stringify(await list())).not.toContain(data.token)
    const end = (id: string, token?: string) =>
      call('DELETE', `/api/auth/sessions/${id}`, undefined, token)
    const stranger = await addColleague(test, 'sales')
    expect((await end(other?.id ?? '', stranger.token)).status).toBe(404)
    expect((await end('%25')).status).toBe(404)
    expect((await end(other?.id ?? '')).status).toBe(200)
    expect([await statusOf(data.token), await statusOf(test.token)]).toEqual([401, 200])
  })
})
