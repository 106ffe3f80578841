import { afterAll, expect, it } from 'vitest'
import { DAY } from '../../../shared/durations.ts'
import { deleteExpiredInquiries } from './expiry.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

it('an inquiry that has expired takes its mails with it, and no others', async () => {
  const [old, recent] = [(await send()).data.id, (await send()).data.id]
  const longAgo = Date.now() - 400 * DAY
  await test.query(`update inquiry set updated_at = ${longAgo} where id = ${old}`)
  expect(await mailsOf(old)).toHaveLength(2)
  await deleteExpiredInquiries(test.database.orm.em.fork(), new Date())
  expect((await test.get(`/api/contact/${old}`, test.token)).status).toBe(404)
  expect(await mailsOf(old)).toEqual([])
  expect(await mailsOf(recent)).toHaveLength(2)
})
