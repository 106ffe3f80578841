import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSettings } from '../../../../shared/dealer/company.ts'
import { type MailedApp, mailedApp } from '../../../tests/mailed-app.ts'

const WRITTEN = 'erika@müller-söhne.example'
const SENT = 'erika@xn--mller-shne-kcb9d.example'
/** One mailbox, as people and programs write it. */
const spellings = [
  WRITTEN,
  SENT,
  'Erika@MÜLLER-SÖHNE.example',
  'erika@mu\u0308ller-so\u0308hne.example',
]

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp({
    MAIL_FROM: 'Häuser <post@häuser.example>',
    MAIL_TO: 'verkauf@häuser.example',
  })
})
afterAll(() => test.close())

const message = 'Ist der Stapler noch zu haben?'
const ask = (email: string, more = {}) =>
  test.call<{ id: number }>('POST', '/api/contact', {
    body: { name: 'Erika Müller', email, message, ...more },
  })
const user = (email: string) =>
  test.call<{ email: string }>('POST', '/api/users', {
    token: test.token,
    body: { username: email, email, role: 'sales' },
  })

it('is shown as people write it, and sent as every mail server takes it', async () => {
  const { data } = await ask(WRITTEN)
  const inquiry = await test.get(`/api/contact/${data.id}`, test.token)
  expect(inquiry.data).toMatchObject({ email: WRITTEN })
  await test.outbox?.run()
  const [dealer, customer] = ['verkauf@xn--huser-gra.example', SENT].map((address) =>
    test.mailServer.mails.find(({ headers }) => headers.to === address),
  )
  expect(dealer?.headers.from).toBe('Häuser <post@xn--huser-gra.example>')
  expect(dealer?.headers['reply-to']).toBe(`Erika Müller <${SENT}>`)
  expect(dealer?.headers['message-id']).toMatch(/@xn--huser-gra\.example>$/)
  expect(dealer?.text).toContain(WRITTEN)
  expect(customer?.headers.from).toBe('Häuser <post@xn--huser-gra.example>')
})

it('is one person in the related inquiries, however it is written', async () => {
  const ids: number[] = []
  for (const [index, email] of spellings.entries())
    ids.push((await ask(email, { message: `${message} ${index}` })).data.id)
  const { data } = await test.get<{ related: { id: number }[] }>(
    `/api/contact/${ids[0]}`,
    test.token,
  )
  const related = data.related.map(({ id }) => id)
  expect(related).toEqual(expect.arrayContaining(ids.slice(1)))
})

it.each(['müller', 'MÜLLER-SÖHNE.example', SENT, 'xn--mller-shne-kcb9d'])(
  'is found in the search as %s',
  async (search) => {
    await ask(WRITTEN, { message: `${message} (Suche)`, name: 'Wer' })
    const path = `/api/contact?search=${encodeURIComponent(search)}`
    const { data } = await test.get<{ email: string }[]>(path, test.token)
    expect(data.map(({ email }) => email)).toContain(WRITTEN)
  },
)

it.each(spellings)('is one person for the law, sought as %s', async (search) => {
  const path = `/api/persons?search=${encodeURIComponent(search)}`
  const { data } = await test.get<{ emails: string[] }[]>(path, test.token)
  expect(data).toHaveLength(1)
  expect(data[0]?.emails.map((email) => email.toLowerCase())).toContain(WRITTEN)
})

it('belongs to one account only', async () => {
  const { status, data } = await user('Chef@MÜLLER-SÖHNE.example')
  expect({ status, email: data.email }).toEqual({
    status: 201,
    email: 'chef@müller-söhne.example',
  })
  for (const other of ['chef@xn--mller-shne-kcb9d.example', 'chef@müller-söhne.example'])
    expect((await user(other)).status).toBe(409)
})

it('is taken by the settings and by a search alert', async () => {
  const company = { ...demoSettings.company, email: 'info@häuser.example' }
  const mail = { from: 'info@häuser.example', to: ['a@xn--huser-gra.example'], dailySummary: false }
  const saved = await test.call('PUT', '/api/settings', {
    token: test.token,
    body: { company, mail },
  })
  expect(saved.status).toBe(200)
  expect(saved.data).toMatchObject({ company, mail: { ...mail, to: ['a@häuser.example'] } })
  const alert = await test.call('POST', '/api/search-alerts', {
    body: { email: WRITTEN, query: 'kategorie=electric' },
  })
  expect(alert.status).toBe(202)
})

it.each([
  ['/api/contact', { name: 'Jörg', message }],
  ['/api/search-alerts', { query: '' }],
  ['/api/users', { username: 'Jörg', role: 'sales' }],
])('has no letters beyond ASCII before the @: %s says so', async (path, body) => {
  const email = 'jörg@müller.example'
  const { status, details } = await test.call('POST', path, {
    token: test.token,
    body: { ...body, email },
  })
  expect(status).toBe(400)
  expect(details).toEqual({
    email: ['Vor dem @ sind Umlaute und andere Sonderbuchstaben nicht möglich'],
  })
})
