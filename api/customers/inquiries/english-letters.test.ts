import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { englishPromise } from '../../../shared/dealer/english.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'

const GERMAN =
  /\b(?:Guten Tag|Anfrage|Maschine|Gerät|vielen Dank|Telefon|Uhr|und|Ihre|wir|Angaben|Öffnungszeiten|Mo–|Geschäftsführung|Sitz)\b/

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp({
    MAIL_TO: 'verkauf@elbstapler.example',
    SITE_URL: 'https://stapler.example',
  })
})
afterAll(() => test.close())
beforeEach(() => {
  test.mailServer.mails.length = 0
})

let traders = 0

async function send(changes: Record<string, unknown> = {}) {
  const email = `trader${++traders}@lagos.example`
  const { data } = await test.call<{ id: number; receipt: string; reply: string }>(
    'POST',
    '/api/contact',
    {
      body: {
        name: 'Chinedu Okafor',
        email,
        message: 'What is your best price CIF Apapa port?',
        language: 'en',
        ...changes,
      },
    },
  )
  return { ...data, email }
}

async function mailTo(address: string) {
  await test.outbox?.run()
  const found = test.mailServer.mails.find(({ to }) => to.join() === address)
  if (!found) throw new Error(`no mail to ${address}`)
  return found
}

const promise = () => {
  const now = new Date()
  return englishPromise(demoDealer.replyHours, hoursAround(demoSettings, now), now)
}

describe('the confirmation of an enquiry in English', () => {
  it('says in English what has arrived, what happens next and how to reach us from abroad', async () => {
    const product = await test.addProduct({ title: 'Linde H30D' })
    const { email, receipt, reply } = await send({
      productIds: [product.id],
      quantities: { [product.id]: 2 },
    })
    const { headers, text } = await mailTo(email)
    expect(headers.subject).toBe(`Your enquiry ${receipt}`)
    expect(reply).toBe(promise())
    expect(text).toContain('Dear Chinedu Okafor,')
    expect(text).toContain(`its number is ${receipt}. It is about 2\u00a0× “Linde H30D”.`)
    expect(text).toContain(`we look into your enquiry and answer it, usually ${promise()}.`)
    expect(text).toContain('+49 40')
    expect(text).toContain('Germany')
    expect(text).toContain('Central European Time')
    expect(text).toContain('(in German): https://stapler.example/datenschutz')
    expect(text).not.toContain('Apapa')
    expect(text).not.toMatch(GERMAN)
  })

  it('says that we call, in whose time', async () => {
    const { email } = await send({ callback: true, phone: '+971 50 123 4567', message: '' })
    const { text } = await mailTo(email)
    expect(text).toContain('we call you back on +971 50 123 4567')
    expect(text).toContain('within our opening hours (Central European Time)')
    expect(text).not.toMatch(GERMAN)
  })

  it('greets nobody by what a mail program would make a link of', async () => {
    const { email } = await send({ name: 'Visit www.cheap.example now' })
    const { text } = await mailTo(email)
    expect(text).toContain('Dear Sir or Madam,')
    expect(text).not.toContain('cheap')
  })
})

it('leads to the page in English where there is one', async () => {
  const answerTo = async ({ id, email }: { id: number; email: string }) => {
    test.mailServer.mails.length = 0
    const body = { kind: 'reply', text: 'Dear Mr Okafor,\n\nyes.' }
    await test.call('POST', `/api/contact/${id}/messages`, { token: test.token, body })
    return (await mailTo(email)).text
  }
  const english = (hasPages: boolean) =>
    test.call('PUT', '/api/settings', { token: test.token, body: { english: { hasPages } } })
  const home = (text: string) => text.split('\n').find((line) => /^https:[^ ]*$/.test(line))
  const sent = await send()
  expect(home((await mailTo(sent.email)).text)).toBe('https://stapler.example/en')
  expect(home(await answerTo(sent))).toBe('https://stapler.example/en')
  await english(false)
  try {
    expect(home(await answerTo(sent))).toBe('https://stapler.example')
  } finally {
    await english(true)
  }
})

it('tells the dealer in German that the enquiry is in English', async () => {
  await send()
  const { headers, text } = await mailTo('verkauf@elbstapler.example')
  expect(headers.subject).toContain('Anfrage von Chinedu Okafor')
  expect(text).toContain('Sprache:  Englisch')
})

it('puts English around what staff answer', async () => {
  const { id, receipt, email } = await send()
  test.mailServer.mails.length = 0
  await test.call('POST', `/api/contact/${id}/messages`, {
    token: test.token,
    body: { kind: 'reply', text: 'Dear Mr Okafor,\n\nit is €28,500.00 ex works.\n\nKind regards' },
  })
  const { headers, text } = await mailTo(email)
  expect(headers.subject).toBe(`Your enquiry ${receipt}`)
  expect(text).toContain('Germany\nTelephone +49')
  expect(text).not.toMatch(GERMAN)
})
