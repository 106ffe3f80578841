import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../shared/inquiries/inquiry.ts'
import { FIVE_YEARS, fillFiveYears } from './five-years.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await fillFiveYears(test.database)
}, 300_000)
afterAll(() => test.close())

const read = <Data>(path: string) => test.get<Data>(path, test.token)
const planOf = async (statement: string) =>
  (await test.query<{ detail: string }>(`explain query plan ${statement}`))
    .map(({ detail }) => detail)
    .join('; ')

it('answers what is asked all day in a house of five years', async () => {
  const { data: found } = await read<{ inquiries: unknown[] }>('/api/search?q=v4711x')
  expect(found.inquiries.length).toBeGreaterThan(0)
  const { pagination } = await read('/api/contact?folded=true&limit=50&page=100')
  expect(pagination?.total).toBe(FIVE_YEARS.inquiries)
  const { data: inquiry } = await read<InquiryDetail>(`/api/contact/${FIVE_YEARS.inquiries - 1}`)
  const { data: customer } = await read<{ inquiries: unknown[] }>(
    `/api/customers/${inquiry.customer}`,
  )
  expect(customer.inquiries.length).toBeGreaterThan(0)
  expect((await read('/api/today')).status).toBe(200)
})

it('finds what waits for an answer, and the newest inquiries, without reading the texts of all', async () => {
  const unanswered = `select inquiry_id, min(at) from message where kind = 'received' and automatic = false
    and inquiry_id in (select id from inquiry where spam = false and stage in ('new', 'won'))
    and not exists (select 1 from message later where later.inquiry_id = message.inquiry_id
      and later.id > message.id and later.automatic = false and later.kind in ('reply', 'call'))
    group by inquiry_id`
  expect(await planOf(unanswered)).not.toMatch(/SCAN message|SEARCH message USING INDEX/)
  const newest = 'select id from inquiry where spam = false order by created_at desc, id desc'
  expect(await planOf(newest)).not.toContain('TEMP B-TREE')
  const due = "select id from offer where status = 'sent' and valid_until <= '2026-12-01'"
  expect(await planOf(due)).toContain('offer_status_valid_until_index')
})
