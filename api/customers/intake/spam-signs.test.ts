import { afterAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { type App, createApp } from '../../app.ts'
import { openServices } from '../../services.ts'
import { createInquiryTest, plausible } from '../inquiries/inquiries.testing.ts'
import { createFormTokens } from './spam-signs.ts'

const { test, send, read, listed, tokenFrom } = await createInquiryTest()
afterAll(() => test.close())

describe('the form token', () => {
  it('is given to everyone and kept by nobody', async () => {
    const { status, data, headers } = await test.get<{ token: string }>('/api/contact/form')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(data.token).toMatch(/^[\w-]+\.[\w-]+$/)
  })

  it.each<[string, () => unknown, boolean]>([
    ['just issued', () => tokenFrom(0), true],
    ['forged', () => 'abc.def', true],
    ['issued earlier than it says', async () => `1${await tokenFrom(60_000)}`, true],
    ['no text at all', () => ({ token: 1 }), true],
    ['three seconds old', () => tokenFrom(3_000), false],
    ['a year old', () => tokenFrom(365 * DAY), false],
    ['issued while the clock was ahead', () => tokenFrom(-40 * DAY), false],
    ['empty', () => '', false],
    ['missing', () => undefined, false],
  ])('%s', async (_age, token, isSpam) => {
    const { status, data } = await send({ token: await token() })
    expect(status).toBe(201)
    expect((await read(data.id)).spam).toBe(isSpam)
  })
})

describe('a form token that was used', () => {
  const isSpam = async (token: string, changes = {}) => {
    const { status, data } = await send({ token, ...changes })
    expect(status).toBe(201)
    return (await read(data.id)).spam
  }

  it('marks the next inquiry as spam, which is stored and says why', async () => {
    const token = await tokenFrom(60_000)
    expect(await isSpam(token)).toBe(false)
    const { data } = await send({ token })
    expect(await read(data.id)).toMatchObject({
      spam: true,
      events: [{}, { text: 'Als Spam eingestuft: Formularschlüssel mehrfach verwendet' }],
    })
  })

  it('is used up once, also by a burst in parallel and in two processes', async () => {
    const services = await openServices(test.config)
    const second = createApp({ ...services, publisher: test.publisher })
    const token = await tokenFrom(60_000)
    const post = (app: App) =>
      app.request('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...plausible, email: 'schwall@firma.example', token }),
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => post(index % 2 ? second : test.app)))
    const mine = (await listed()).filter(({ email }) => email === 'schwall@firma.example')
    expect(mine).toHaveLength(1)
    await services.database.close()
  })

  it('is not used up by an inquiry that was refused', async () => {
    const token = await tokenFrom(60_000)
    expect((await send({ token, name: '' })).status).toBe(400)
    expect(await isSpam(token)).toBe(false)
  })

  it('is another one for each form, even within one millisecond', async () => {
    const tokens = createFormTokens(test.database.orm, () => Date.now() - 60_000)
    const both = await Promise.all([tokens.issue(), tokens.issue()])
    for (const token of both) expect(await isSpam(token)).toBe(false)
  })

  it('counts like none once it is older than anybody remembers', async () => {
    const token = await tokenFrom(31 * DAY)
    expect([await isSpam(token), await isSpam(token)]).toEqual([false, false])
  })
})
