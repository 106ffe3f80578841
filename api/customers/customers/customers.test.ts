import { afterAll, expect, it } from 'vitest'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

const persons = await createPersonsTest()
const { test, write, theOne, erase, inquiry, inquireWith, offered, post, put, close } = persons
afterAll(close)
const { token } = test

const read = (key: string | null, as = token) => test.get<Customer>(`/api/customers/${key}`, as)
const correct = (id: number, body: Record<string, unknown>) =>
  test.call<InquiryDetail>('PUT', `/api/contact/${id}`, {
    token,
    body,
    headers: { 'If-Match': '*' },
  })

it('each enquiry leads to its customer, with everything that they have ever asked', async () => {
  const mine = { name: 'Frieda Fund', company: 'Fund Logistik', phone: '040 777-12' }
  const first = await write({ ...mine, email: 'Frieda.Fund@Firma.example' })
  const second = await write({ name: 'frieda fund', email: 'frieda.fund@FIRMA.example' })
  const third = await write({ ...mine, email: 'privat@fund.example', phone: '+49 40 77712' })
  await write({ name: 'Otto Anders', email: 'otto@firma.example', phone: '040 777-12' })
  const { data } = await test.get<Inquiry[]>('/api/contact?search=frieda', token)
  for (const { customer } of [...data, await inquiry(first)]) {
    const found = (await read(customer)).data
    expect(found).toMatchObject({ name: 'Frieda Fund', company: 'Fund Logistik' })
    expect(found.inquiries.map(({ id }) => id)).toEqual([third, second, first])
    expect(found.emails[0]).toBe('privat@fund.example')
    expect(found).toMatchObject({ offers: [], bought: [], alerts: 0 })
  }
  expect((await read((await theOne('privat@fund.example')).key)).data.inquiries).toHaveLength(3)
})

it('says what was offered to them, and what they have bought with an offer or without', async () => {
  const sold = await test.addProduct({ title: 'Linde gekauft' })
  const shown = await test.addProduct({ title: 'Still angeboten' })
  const byHand = await test.addProduct({ title: 'Jungheinrich von Hand' })
  const accepted = await offered([sold])
  await post(`/offers/${accepted.id}/accept`)
  const { email, customer } = await inquiry(accepted.inquiryId)
  const again = await inquireWith({ email, message: 'Noch einen davon' }, shown)
  const draft = await post(`/contact/${again}/offers`)
  await put(draft.data.id, { recipient: { ...draft.data.recipient, street: 'Kaistraße 4' } })
  await correct(await inquireWith({ email, message: 'Und dazu den hier' }, byHand), {
    stage: 'won',
  })
  const { data } = await read(customer)
  expect(data.offers).toMatchObject([
    { id: draft.data.id, number: null, status: 'draft', recipient: { street: 'Kaistraße 4' } },
    { id: accepted.id, status: 'accepted', inquiryId: accepted.inquiryId },
  ])
  expect(data.offers[1]?.totals.payable).toBe(accepted.totals.payable)
  expect(data.bought).toMatchObject([
    { productId: byHand.id, title: 'Jungheinrich von Hand' },
    { productId: sold.id, title: 'Linde gekauft' },
  ])
})

it('a corrected address leads on to the same customer', async () => {
  const id = await write({ name: 'Karl Korrekt', email: 'karl@fimra.example', phone: '040 31313' })
  const { data } = await correct(id, { email: 'karl@firma.example' })
  expect((await read(data.customer)).data.emails).toEqual(['karl@firma.example'])
})

it('says plainly that it does not know somebody, and nothing of those who were erased', async () => {
  expect((await read('gibtesnicht')).status).toBe(404)
  const offer = await offered([await test.addProduct()])
  await post(`/offers/${offer.id}/accept`)
  const { customer, email } = await inquiry(offer.inquiryId)
  await erase((await theOne(email)).key, 'apply')
  expect((await inquiry(offer.inquiryId)).customer).toBeNull()
  expect((await read(customer)).status).toBe(404)
})

it('is for those who edit enquiries, and for nobody from the yard', async () => {
  const { customer } = await inquiry(await write({ name: 'Sina Sicht', email: 's@sicht.example' }))
  for (const [role, status] of [
    ['sales', 200],
    ['stock', 403],
  ] as const) {
    await addColleague(test, role)
    expect((await read(customer, await logIn(test, `Kollege ${role}`))).status).toBe(status)
  }
  expect((await test.get(`/api/customers/${customer}`)).status).toBe(401)
})

it('says when something was won whatever the timeline calls that, also once it is done', async () => {
  const machine = await test.addProduct({ title: 'Linde von Hand' })
  const id = await inquireWith({ email: 'won@firma.example' }, machine)
  await correct(id, { stage: 'won' })
  await test.query("update inquiry_event set text = 'Stand: verkauft' where kind = 'status'")
  const { customer } = await correct(id, { notes: 'Übergabe vereinbart' }).then(({ data }) => data)
  const won = (await read(customer)).data.bought
  const { updatedAt } = (await inquiry(id)) as InquiryDetail
  expect(won).toMatchObject([{ productId: machine.id }])
  expect(won[0]?.at).not.toBe(updatedAt)
  await correct(id, { stage: 'done' })
  expect((await read(customer)).data.bought).toEqual(won)
  await correct(id, { stage: 'contacted' })
  expect((await read(customer)).data.bought).toEqual([])
})
