import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { MessagePage } from '../../../shared/inquiries/message.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

const ANSWERS = 30
/** On a busy machine. */
const PATIENCE = { timeout: 100_000 }

describe.skipIf(!DOVECOT)('long answers of one customer (skipped without Dovecot)', () => {
  let at: InboxTest
  let id: number
  beforeAll(async () => {
    at = await createInboxTest()
    const inquiry = await at.inquire()
    id = inquiry.id
    const sent = await at.reply(id)
    for (let count = 0; count < ANSWERS; count++) {
      const text = `Wort${count}a ${`fuellt${count} `.repeat(8_000)} Ende${count}a`
      at.comes({ From: inquiry.email, 'In-Reply-To': sent, Subject: `Nr. ${count}` }, text)
    }
    await vi.waitUntil(async () => (await at.fetch()).taken === ANSWERS, PATIENCE)
  })
  afterAll(() => at.close())

  const page = async (query: string) =>
    (await at.test.get<MessagePage>(`/api/contact/${id}/messages${query}`, at.test.token)).data
  const searched = async () => {
    const [row] = await at.test.query<{ bytes: number }>(
      `select sum(octet_length(search_text)) as bytes from message where inquiry_id = ${id}`,
    )
    return row?.bytes ?? 0
  }
  const finds = async (word: string) => {
    const { data } = await at.test.get<{ id: number }[]>(
      `/api/contact?search=${word}`,
      at.test.token,
    )
    return data.map((one) => one.id).includes(id)
  }

  it('are searched up to a bound for each and for all of them', async () => {
    expect(await searched()).toBeLessThanOrEqual(200 * 1024)
    expect(await searched()).toBeGreaterThan(150 * 1024)
    expect(await finds('Wort0a')).toBe(true)
    expect(await finds('Wort7a')).toBe(true)
    expect(await finds('Ende0a')).toBe(false)
    // Each of these letters unfolds to eighteen.
    const text = '\ufdfa'.repeat(9_000)
    await at.post(`/contact/${id}/messages`, { kind: 'received', text })
    expect(await searched()).toBeLessThanOrEqual(200 * 1024)
  })

  it('are shown in parts, the newest first, and none is left out', async () => {
    const answer = await at.test.get<InquiryDetail>(`/api/contact/${id}`, at.test.token)
    const { messages, olderMessages } = answer.data
    expect(JSON.stringify(answer).length).toBeLessThan(1_000_000)
    expect(olderMessages).toBeGreaterThan(0)
    const all = [...messages]
    for (let older = olderMessages; older > 0; ) {
      const before = await page(`?before=${all[0]?.id}`)
      all.unshift(...before.messages)
      older = before.olderMessages
      expect(before.messages.length).toBeGreaterThan(0)
    }
    const subjects = all.filter(({ kind, subject }) => kind === 'received' && subject)
    expect(subjects.map(({ subject }) => subject)).toEqual(
      Array.from({ length: ANSWERS }, (_, count) => `Nr. ${count}`),
    )
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length)
  })

  it('are newer than what an answer has seen, whatever part of them is shown', async () => {
    const body = { kind: 'reply', text: 'Gern.', seen: 0 }
    const { status, data } = await at.post<MessagePage>(`/contact/${id}/messages`, body)
    expect(status).toBe(409)
    expect(data.messages.length).toBeGreaterThan(0)
    const { messages } = await at.read(id)
    const seen = messages.at(-1)?.id
    expect((await at.post(`/contact/${id}/messages`, { ...body, seen })).status).toBe(201)
  })

  it('stand in a list of inquiries with their beginning', async () => {
    const { data } = await at.test.get<{ id: number; lastMessage: { text: string } | null }[]>(
      '/api/contact',
      at.test.token,
    )
    expect(data.find((one) => one.id === id)?.lastMessage?.text.length).toBeLessThan(400)
  })
})
