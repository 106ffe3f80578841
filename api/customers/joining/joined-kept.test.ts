import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

const persons = await createPersonsTest()
const { test, inquiry, inquireWith, offered, post, theOne, erase, close } = persons
afterAll(close)
const { token } = test

const join = (id: number, into: number) =>
  test.call<InquiryDetail>('POST', `/api/contact/${id}/join`, { token, body: { into } })

it('is told in an access of its person, and kept with what the law keeps', async () => {
  const offer = await offered([await test.addProduct()])
  const { email } = await inquiry(offer.inquiryId)
  const added = await inquireWith({ email, message: 'Bitte mit Zinkenverstellung' })
  await join(added, offer.inquiryId)
  await post(`/offers/${offer.id}/accept`)
  const { key } = await theOne(email)
  const { data: plan } = await erase(key, 'check')
  expect(
    plan.filter(({ action }) => action === 'keep').map(({ id, table }) => [table, id]),
  ).toEqual(
    expect.arrayContaining([
      ['inquiry', offer.inquiryId],
      ['inquiry', added],
    ]),
  )
  await erase(key, 'apply')
  const kept = await inquiry(offer.inquiryId)
  expect(kept.keptUntil).toBeDefined()
  expect(kept.messages.map(({ text }) => text)).toContain('Bitte mit Zinkenverstellung')
  expect((await test.get(`/api/contact/${added}`, token)).status).toBe(404)
  const other = await inquireWith({ email: 'neu@firma.example' })
  expect((await join(other, offer.inquiryId)).status).toBe(409)
})

it('shows a colleague of another name the enquiry that goes on', async () => {
  const older = await inquireWith({ email: 'chefin@betrieb.example', name: 'Carla Chefin' })
  const younger = await inquireWith({ email: 'lager@betrieb.example', name: 'Leo Lager' })
  const { customer } = await inquiry(younger)
  await join(younger, older)
  const { data } = await test.get<Customer>(`/api/customers/${customer}`, token)
  expect(data).toMatchObject({ name: 'Leo Lager', inquiries: [{ id: older }] })
})

it('comes back from a backup as it was, and can still be parted', async () => {
  const email = 'sicher@firma.example'
  const older = await inquireWith({ email })
  const younger = await inquireWith({ email, message: 'Und was kostet die Lieferung?' })
  await join(younger, older)
  const was = await inquiry(older)
  const { data } = await test.call<{ name: string }>('POST', '/api/backups', { token })
  await test.query('delete from inquiry')
  expect((await restore(test, token, { name: data.name, mode: 'apply' })).status).toBe(200)
  // A restore ends all sessions.
  const again = await logIn(test, 'admin', PASSWORD)
  const read = async (id: number) =>
    (await test.get<InquiryDetail>(`/api/contact/${id}`, again)).data
  expect(await read(older)).toEqual(was)
  await test.call('POST', `/api/contact/${younger}/part`, { token: again })
  expect(await read(younger)).toMatchObject({ message: 'Und was kostet die Lieferung?' })
})
