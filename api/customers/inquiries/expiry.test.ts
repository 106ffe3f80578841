import { afterAll, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { deleteExpiredInquiries } from './expiry.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

it('an inquiry that has expired takes its mails with it, and no others', async () => {
  const old = (await send()).data.id
  const recent = (await send()).data.id
  const longAgo = Date.now() - 400 * DAY
  await test.query(`update inquiry set created_at = ${longAgo} where id = ${old}`)
  expect(await mailsOf(old)).toHaveLength(2)
  await deleteExpiredInquiries(test.database.orm.em.fork(), new Date())
  expect((await test.get(`/api/contact/${old}`, test.token)).status).toBe(404)
  expect(await mailsOf(old)).toEqual([])
  expect(await mailsOf(recent)).toHaveLength(2)
})

it('neither a note nor a stage is a contact, but a call is', async () => {
  const noted = (await send()).data.id
  const called = (await send()).data.id
  const longAgo = Date.now() - 400 * DAY
  for (const id of [noted, called])
    await test.query(`update inquiry set created_at = ${longAgo} where id = ${id}`)
  await test.query(
    `insert into message (inquiry_id, at, kind, text) values (${noted}, ${Date.now()}, 'note', 'x'), (${called}, ${Date.now()}, 'call', 'x')`,
  )
  await deleteExpiredInquiries(test.database.orm.em.fork(), new Date())
  expect((await test.get(`/api/contact/${noted}`, test.token)).status).toBe(404)
  expect((await test.get(`/api/contact/${called}`, test.token)).status).toBe(200)
})
