import { afterAll, expect, it } from 'vitest'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { completeEarlierInquiries } from './earlier-inquiries.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, change } = await createInquiryTest()
afterAll(() => test.close())

const found = async (search: string) => {
  const { data } = await test.get<Inquiry[]>(`/api/contact?search=${search}`, test.token)
  return data.map(({ id }) => id)
}
const bought = async ({ customer }: InquiryDetail) =>
  (await test.get<Customer>(`/api/customers/${customer}`, test.token)).data.bought

it('finds what an earlier version has stored before and after it is completed', async () => {
  const { data } = await send()
  const text = 'Kühlhaus'
  const path = `/api/contact/${data.id}/messages`
  await test.call('POST', path, { token: test.token, body: { kind: 'note', text } })
  await test.query('update message set search_text = null')
  await test.query("update inquiry set search_text = search_text || '\nkuhlhaus\nkuehlhaus'")
  expect(await found(text)).toEqual([data.id])
  await completeEarlierInquiries(test.database.orm)
  const [row] = await test.query<{ search_text: string }>('select search_text from inquiry')
  expect(row?.search_text).not.toContain('kuehlhaus')
  expect(await found(text)).toEqual([data.id])
})

it('takes from the timeline when something was won, and what was done after that', async () => {
  const machine = await test.addProduct()
  const ids: number[] = []
  for (const stages of [['won'], ['won', 'done'], ['won', 'contacted', 'done'], ['done']]) {
    const { data } = await send({ productIds: [machine.id] })
    for (const stage of stages) await change(data.id, { stage })
    ids.push(data.id)
  }
  const before = await Promise.all(ids.map(async (id) => bought(await read(id))))
  expect(before.map(({ length }) => length)).toEqual([1, 1, 0, 0])
  await test.query('update inquiry set won_at = null')
  await completeEarlierInquiries(test.database.orm)
  const after = await Promise.all(ids.map(async (id) => bought(await read(id))))
  expect(after.map(({ length }) => length)).toEqual([1, 1, 0, 0])
  // The timeline's entry is made a moment later.
  const moments = (all: typeof before) => all.flat().map(({ at }) => Date.parse(at))
  for (const [index, at] of moments(before).entries())
    expect(Math.abs((moments(after)[index] ?? 0) - at)).toBeLessThan(1_000)
})
