import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InvitedUser, User } from '../../../shared/accounts/user.ts'
import type { MailStatus } from '../../../shared/mail/mail.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import {
  addColleague,
  linkIn,
  logIn,
  OWN_PASSWORD,
  setPassword,
  tokenIn,
} from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { ensureAdministrator } from './administrator.ts'
import { resetLogin } from './login-reset.ts'

const WRONG = 'eva@frima.example'
const RIGHT = 'eva@firma.example'

let test: MailedApp
beforeEach(async () => {
  test = await mailedApp()
})
afterEach(() => test.close())

const call = <Data>(method: string, path: string, body?: unknown) =>
  test.call<Data>(method, path, { token: test.token, ...(body !== undefined && { body }) })
const change = (id: number, patch: object) => call<User>('PUT', `/api/users/${id}`, patch)
const invite = async (email = WRONG) =>
  (await call<InvitedUser>('POST', '/api/users', { username: 'Eva', email, role: 'sales' })).data
const newLink = async (id: number) =>
  (await call<{ link: string }>('POST', `/api/users/${id}/link`)).data.link
const statusOf = async (link: string) => (await setPassword(test, link)).status

describe('the links of an account', () => {
  it('end when its address is corrected, also those that its mails brought to the wrong one', async () => {
    const { id, link } = await invite()
    await test.outbox?.run()
    const mailed = linkIn(test.mailServer.mails.at(-1)?.text)
    expect((await change(id, { email: RIGHT })).status).toBe(200)
    expect([await statusOf(mailed), await statusOf(link)]).toEqual([400, 400])
    expect(await statusOf(await newLink(id))).toBe(200)
  })

  it.each([
    ['Jörg Petersen', 'Guten Tag Jörg Petersen,\n'],
    [null, 'Guten Tag,\n'],
  ])('come with a letter that greets by name, if there is one: %s', async (name, greeting) => {
    const body = { username: 'Eva', name, email: WRONG, role: 'sales' }
    const { id } = (await call<InvitedUser>('POST', '/api/users', body)).data
    await test.outbox?.run()
    const { mails } = test.mailServer
    expect(mails.at(-1)?.text.startsWith(greeting)).toBe(true)
    await setPassword(test, linkIn(mails.at(-1)?.text))
    await newLink(id)
    await test.outbox?.run()
    expect(mails.at(-1)?.text).toContain('neues Passwort')
    expect(mails.at(-1)?.text.startsWith(greeting)).toBe(true)
  })

  it('say whether they still count before a password is typed, and nothing else', async () => {
    const { link } = await invite()
    const check = (token: string | null) =>
      test.call('POST', '/api/auth/check-link', { body: { token } })
    expect(await check(tokenIn(link))).toMatchObject({ status: 200, data: { isGood: true } })
    expect(await statusOf(link)).toBe(200)
    for (const token of [tokenIn(link), 'x'.repeat(43)])
      expect(await check(token)).toMatchObject({ status: 200, data: { isGood: false } })
  })

  it('are not made for a mail that was waiting to go to the wrong address, and goes nowhere now', async () => {
    const { id } = await invite()
    await change(id, { email: RIGHT })
    await test.outbox?.run()
    expect(test.mailServer.mails).toEqual([])
    expect((await call<MailStatus>('GET', '/api/mail')).data.failures).toEqual([])
  })

  it('are not made for the mail of an account that was deleted, which goes with it', async () => {
    const { id } = await invite()
    expect((await call('DELETE', `/api/users/${id}`)).status).toBe(200)
    expect(await test.query('select id from mail')).toEqual([])
  })

  it('are not made for a mail that was already going out when the address was corrected', async () => {
    await invite()
    await test.query(`update app_user set email = '${RIGHT}' where username = 'Eva'`)
    await test.outbox?.run()
    expect(test.mailServer.mails).toEqual([])
    expect(await test.query('select * from account_link')).toHaveLength(1)
    const [mail] = (await call<MailStatus>('GET', '/api/mail')).data.failures
    expect(mail).toMatchObject({ state: 'failed', lastError: expect.stringMatching(/Adresse/) })
  })

  it.each([
    ['stock', 'administrator'],
    ['sales', 'administrator'],
    ['stock', 'sales'],
  ] as const)('end when its role rises from %s to %s', async (before, after) => {
    const { id } = await addColleague(test, before)
    const link = await newLink(id)
    await change(id, { role: after })
    expect(await statusOf(link)).toBe(400)
  })

  it('go on when something else changes, or is sent as it was', async () => {
    const { id, link, email } = await invite()
    await change(id, { username: 'Eva Muster', email: email?.toUpperCase(), role: 'sales' })
    expect(await statusOf(link)).toBe(200)
    const { id: other } = await addColleague(test, 'administrator')
    const another = await newLink(other)
    await change(other, { role: 'stock' })
    expect(await statusOf(another)).toBe(200)
  })

  it('end when its second factor is reset', async () => {
    const { id } = await addColleague(test, 'sales')
    const link = await newLink(id)
    await change(id, { hasSecondFactor: false })
    expect(await statusOf(link)).toBe(400)
  })

  it('are in no backup: a link that was used or ended stays so after a restore', async () => {
    const { id, link } = await invite()
    const another = await newLink(id)
    const { name } = (await call<{ name: string }>('POST', '/api/backups')).data
    expect(await statusOf(another)).toBe(200)
    expect((await restore(test, test.token, { name, mode: 'apply' })).status).toBe(200)
    expect([await statusOf(link), await statusOf(another)]).toEqual([400, 400])
  })

  it('carry their token where no server and no log sees it', async () => {
    const { link } = await invite()
    const { pathname, search, hash } = new URL(link)
    expect([pathname, search]).toEqual(['/admin/passwort-setzen', ''])
    expect(hash).toMatch(/^#token=[\w-]{43}$/)
  })
})

describe('a login that the operator resets', () => {
  const password = { username: 'Kollege sales', password: OWN_PASSWORD }
  const logInAgain = () => test.call('POST', '/api/auth/login', { body: password })

  it('lets nobody in by the old password, which had lost its second factor', async () => {
    const { id, username } = await addColleague(test, 'sales')
    const { link } = await resetLogin(test.database.orm, test.config, username)
    expect((await logInAgain()).status).toBe(401)
    await test.outbox?.run()
    expect(test.mailServer.mails.at(-1)?.headers.subject).toMatch(/^Neues Passwort/)
    expect((await setPassword(test, link, 'vier rote Räder rollen')).status).toBe(200)
    expect(await logIn(test, username, 'vier rote Räder rollen')).toBeTruthy()
    expect((await call<User>('GET', `/api/users/${id}`)).data.isInvited).toBe(false)
  })

  it('has the password of the environment again after a start, if it is the login of ADMIN_PASSWORD', async () => {
    await resetLogin(test.database.orm, test.config, 'admin')
    await ensureAdministrator(test.database.orm, test.config)
    expect(await logIn(test, 'admin', PASSWORD)).toBeTruthy()
  })
})

describe('the last administrator', () => {
  it('keeps the mail address by which a forgotten password is replaced', async () => {
    expect((await change(1, { email: null })).status).toBe(200)
    expect((await change(1, { email: 'chef@firma.example' })).status).toBe(200)
    const { status, error, details } = await change(1, { email: '' })
    expect([status, error]).toEqual([400, 'Bitte prüfen Sie Ihre Eingaben.'])
    expect(details?.email?.[0]).toMatch(/letzte Administrator/)
    await addColleague(test, 'administrator')
    expect((await change(1, { email: '' })).status).toBe(200)
  })
})
