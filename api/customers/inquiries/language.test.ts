import { afterAll, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, change, listed } = await createInquiryTest()
afterAll(() => test.close())

const { token } = test
const inEnglish = {
  name: 'Chinedu Okafor',
  message: 'Is this truck still available?',
  language: 'en',
}

it('is kept of whoever asks, and is German if nothing is said', async () => {
  const { id } = (await send(inEnglish)).data
  expect((await read(id)).language).toBe('en')
  expect((await listed('search=okafor')).map(({ language }) => language)).toEqual(['en'])
  const { items } = (await test.get<Today>('/api/today', token)).data
  expect(items.find(({ inquiry }) => inquiry.id === id)?.inquiry.language).toBe('en')
  expect((await read((await send()).data.id)).language).toBe('de')
})

it.each(['fr', 'EN', '', 7])('refuses one that nobody is written to in: %j', async (language) => {
  const { status, details } = await test.call<ContactReceipt>('POST', '/api/contact', {
    body: { ...inEnglish, email: 'chinedu@trader.example', language },
  })
  expect([status, Object.keys(details ?? {})]).toEqual([400, ['language']])
})

it('can be put right, which the history says', async () => {
  const { id } = (await send({ message: 'Please send me your best price.' })).data
  const before = await read(id)
  const { data } = await change(id, { language: 'en' }, before.updatedAt)
  expect(data.language).toBe('en')
  expect(data.updatedAt > before.updatedAt).toBe(true)
  expect(data.events.at(-1)).toMatchObject({
    kind: 'language',
    author: 'admin',
    text: 'Sprache: Englisch',
  })
  expect((await change(id, { language: 'en' })).data).toEqual(data)
  expect((await change(id, { language: 'pl' })).status).toBe(400)
})

it('is said of what a colleague writes down', async () => {
  const body = { source: 'phone', name: 'Ama Mensah', phone: '+233 24 123 4567', language: 'en' }
  const { data } = await test.call<InquiryDetail>('POST', '/api/contact/manual', { token, body })
  expect(data.language).toBe('en')
})

it('is English of two that become one, if one of them is, and German again when they are parted', async () => {
  const older = (await send()).data.id
  const younger = (await send(inEnglish)).data.id
  const post = (path: string, body: object) =>
    test.call('POST', `/api/contact/${path}`, { token, body })
  expect((await post(`${younger}/join`, { into: older })).status).toBe(200)
  expect((await read(older)).language).toBe('en')
  expect((await post(`${younger}/part`, {})).status).toBe(200)
  expect((await read(older)).language).toBe('de')
})
