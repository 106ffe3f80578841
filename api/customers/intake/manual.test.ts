import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createInquiryTest } from '../inquiries/inquiries.testing.ts'

const { test, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

const enter = (body: Record<string, unknown>, token = test.token) =>
  test.call<InquiryDetail>('POST', '/api/contact/manual', { token, body })

const caller = { source: 'phone', name: 'Erika Muster', phone: '040 123456' }

it('writes down who has called, without a mail to anybody', async () => {
  const { id: productId } = await test.addProduct({ title: 'Linde H30' })
  const { status, data } = await enter({
    ...caller,
    company: 'Muster KG',
    message: 'Sucht etwas für die Halle.',
    productIds: [productId],
    quantities: { [productId]: 2 },
  })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    source: 'phone',
    stage: 'new',
    products: [{ title: 'Linde H30', quantity: 2 }],
    nextStep: { at: data.answerDueAt, text: 'Antworten' },
  })
  expect(await mailsOf(data.id)).toEqual([])
})

it('takes an owner and a step of its own', async () => {
  const { id: ownerId } = await addColleague(test, 'sales')
  const nextStep = { at: '2099-01-04T08:00:00.000Z', text: 'Zurückrufen' }
  expect((await enter({ ...caller, ownerId, nextStep })).data).toMatchObject({ ownerId, nextStep })
})

it.each([
  [{ phone: '' }, ['email', 'phone']],
  [{ phone: '', email: 'kein @' }, ['email']],
  [{ name: '' }, ['name']],
  [{ source: 'website' }, ['source']],
  [{ source: undefined }, ['source']],
  [{ ownerId: 9999 }, ['ownerId']],
  [{ nextStep: null }, ['nextStep']],
  [{ quantities: { 7: 2 } }, ['quantities']],
])('asks for what is missing: %j', async (changes, fields) => {
  const { status, details } = await enter({ ...caller, ...changes })
  expect([status, Object.keys(details ?? {}).sort()]).toEqual([400, fields])
})

it('is for those who may edit inquiries', async () => {
  const stock = await addColleague(test, 'stock')
  expect((await enter(caller, stock.token)).status).toBe(403)
})
