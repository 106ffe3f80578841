import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addColleague, linkIn, logIn, setPassword } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'

const NEW = 'vier rote Räder rollen'

let test: MailedApp
beforeEach(async () => {
  test = await mailedApp({ SITE_URL: 'https://stapler.example' })
})
afterEach(() => test.close())

const forget = (email: string) => test.call('POST', '/api/auth/forgot', { body: { email } })
/** Accounts are looked for after the answer, so that its time tells nothing. */
const queued = (count: number) =>
  expect
    .poll(() => test.query(`select id from mail where kind = 'passwordLink'`))
    .toHaveLength(count)

describe('whoever has forgotten a password', () => {
  it('gets a link by mail, which sets a new one and ends every session', async () => {
    const { username, email, token } = await addColleague(test, 'sales')
    const { status, data } = await forget(email.toUpperCase())
    expect([status, data]).toEqual([200, null])
    await queued(1)
    await test.outbox?.run()
    const mail = test.mailServer.mails.at(-1)
    expect(mail?.to).toEqual([email])
    expect(mail?.headers.subject).toBe('Neues Passwort für die Verwaltung von ElbStapler')
    expect(mail?.text).toContain(username)
    const link = linkIn(mail?.text)
    expect(link).toMatch(/^https:\/\/stapler\.example\/admin\/passwort-setzen#token=/)
    expect((await setPassword(test, link, NEW)).status).toBe(200)
    expect((await test.get('/api/auth/me', token)).status).toBe(401)
    expect(await logIn(test, username, NEW)).toBeTruthy()
    expect((await setPassword(test, link, NEW)).status).toBe(400)
  })

  it('may log in with the new one at once, however often they have guessed before', async () => {
    const { username, email } = await addColleague(test, 'sales')
    const guess = () => test.call('POST', '/api/auth/login', { body: { username, password: 'x' } })
    for (let time = 0; time < 10; time++) await guess()
    expect((await guess()).status).toBe(429)
    await forget(email)
    await queued(1)
    await test.outbox?.run()
    expect((await setPassword(test, linkIn(test.mailServer.mails.at(-1)?.text), NEW)).status).toBe(
      200,
    )
    expect(await logIn(test, username, NEW)).toBeTruthy()
  })

  it('gets the same answer for an address that nobody has, and no mail goes there', async () => {
    const { email } = await addColleague(test, 'sales')
    const known = await forget(email)
    await queued(1)
    const unknown = await forget('niemand@firma.example')
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
    await forget('keine Adresse')
    await queued(1)
  })

  it('cannot be flooded with mails by somebody else', async () => {
    const { email } = await addColleague(test, 'sales')
    for (let i = 0; i < 6; i++) expect((await forget(email)).status).toBe(200)
    await queued(3)
  })
})

describe('an invitation by mail', () => {
  it('says whose account it is, and its link is not what the administrator was shown', async () => {
    const body = { username: 'Eva', email: 'eva@firma.example', role: 'stock' }
    const { data } = await test.call<{ link: string; isMailed: boolean }>('POST', '/api/users', {
      token: test.token,
      body,
    })
    expect(data.isMailed).toBe(true)
    await test.outbox?.run()
    const [mail] = test.mailServer.mails
    expect(mail?.to).toEqual(['eva@firma.example'])
    expect(mail?.headers.subject).toBe('Ihr Zugang zur Verwaltung von ElbStapler')
    expect(mail?.text).toContain('admin hat für Sie einen Zugang zur Verwaltung der Website')
    expect(mail?.text).toContain('Ihr Benutzername: Eva')
    expect(linkIn(mail?.text)).not.toBe(data.link)
    expect((await setPassword(test, linkIn(mail?.text))).status).toBe(200)
    expect((await setPassword(test, data.link)).status).toBe(400)
    expect(JSON.stringify(await test.query('select * from mail'))).not.toContain('token=')
  })
})
