import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { createCallbackTest } from '../callbacks/callbacks.testing.ts'

const { test, ask, slots, first, read } = await createCallbackTest()
afterAll(() => test.close())

const call = (id: number, path: 'join' | 'part', body?: { into: number }) =>
  test.call<InquiryDetail>('POST', `/api/contact/${id}/${path}`, { token: test.token, body })

it('moves the agreed callback, whose time stays taken once, and gives it back', async () => {
  const slot = await first()
  const older = await ask({ callback: false, message: 'Was kostet der Stapler?' })
  const younger = await ask({ callbackAt: slot.start })
  const free = (await slots()).length
  const { data } = await call(younger.data.id, 'join', { into: older.data.id })
  expect(data).toMatchObject({
    callback: true,
    callbackAt: slot.start,
    nextStep: { at: slot.start, text: 'Zurückrufen' },
  })
  expect(await slots()).toHaveLength(free)
  await call(younger.data.id, 'part')
  expect(await read(older.data.id)).toMatchObject({ callback: false, callbackAt: null })
  expect(await read(younger.data.id)).toMatchObject({
    callbackAt: slot.start,
    nextStep: { at: slot.start, text: 'Zurückrufen' },
  })
  expect(await slots()).toHaveLength(free)
})

it('keeps the earlier of two callbacks and names the one that is dropped', async () => {
  const [one, other] = (await slots()).slice(0, 2)
  const older = await ask({ callbackAt: other?.start })
  const younger = await ask({ callbackAt: one?.start })
  const { data } = await call(younger.data.id, 'join', { into: older.data.id })
  expect(data.callbackAt).toBe(one?.start)
  expect(data.events.map(({ text }) => text).join()).toContain('Der zweite Rückruf')
})
