import { afterAll, expect, it } from 'vitest'
import type { Customer, Firm, ListedCustomer } from '../../../shared/persons/customer.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

const persons = await createPersonsTest()
const { test, write, inquireWith, offered, post, put, inquiry, close } = persons
afterAll(close)
const { token } = test

const list = (query = '', as = token) => test.get<ListedCustomer[]>(`/api/customers${query}`, as)
const names = async (search: string) =>
  (await list(`?search=${encodeURIComponent(search)}`)).data.map(({ name }) => name)

it('lists every customer once, whoever was in contact last first', async () => {
  const first = await write({ name: 'Anna Alt', email: 'anna@listenhof.example' })
  await write({ name: 'Bert Neu', email: 'bert@listenhof.example' })
  await write({ name: 'Anna Alt', email: 'anna@listenhof.example', message: 'Noch einmal gefragt' })
  await write({ name: 'Carla Spät', email: 'carla@gmx.de' })
  const body = { kind: 'call', text: 'Gesprochen' }
  await test.call('POST', `/api/contact/${first}/messages`, { token, body })
  const { data, pagination } = await list('?limit=2')
  expect(data.map(({ name, inquiries }) => [name, inquiries])).toEqual([
    ['Anna Alt', 2],
    ['Carla Spät', 1],
  ])
  expect(pagination).toMatchObject({ total: 3 })
  expect(data[0]).toMatchObject({ firm: 'listenhof.example' })
  expect(data[1]).toMatchObject({ firm: null })
})

it('says in which language a customer has asked last, by which a number without a prefix is dialled', async () => {
  const trader = { name: 'Kofi Trader', email: 'kofi@sprachen.example' }
  await write(trader)
  await write({ ...trader, language: 'en', message: 'Do you have a reach truck?' })
  await write({ name: 'Dora Deutsch', email: 'dora@sprachhaus.example' })
  const { data } = await list('?search=sprach')
  expect(data.map(({ name, language }) => [name, language]).toSorted()).toEqual([
    ['Dora Deutsch', 'de'],
    ['Kofi Trader', 'en'],
  ])
})

it('counts an enquiry that was joined with another as one, as the page of the customer does', async () => {
  const mine = { name: 'Jutta Join', email: 'jutta@eines.example' }
  const older = await write(mine)
  const younger = await write({ ...mine, message: 'Noch was dazu' })
  await test.call('POST', `/api/contact/${younger}/join`, { token, body: { into: older } })
  const { data } = await list('?search=jutta')
  expect(data.map(({ inquiries }) => inquiries)).toEqual([1])
  const page = await test.get<Customer>(`/api/customers/${data[0]?.key}`, token)
  expect(page.data.inquiries).toHaveLength(1)
})

it('is searched by name, firm, place, mail address and telephone', async () => {
  const offer = await offered([await test.addProduct()])
  const { recipient } = offer
  const more = await post(`/contact/${offer.inquiryId}/offers`)
  await put(more.data.id, {
    recipient: { ...recipient, street: 'Am Kai 1', postalCode: '24937', city: 'Flensburg' },
  })
  await write({
    name: 'Dora Müller',
    company: 'Fördekran GmbH',
    email: 'dora@foerdekran.example',
    phone: '0461 778899',
  })
  expect(await names('flensburg')).toEqual(['Erika Muster'])
  for (const search of ['mueller', 'Fördekran', 'dora@foerdekran', '+49 461 7788', 'müller kran'])
    expect(await names(search)).toEqual(['Dora Müller'])
  expect(await names('gibtesnicht')).toEqual([])
})

it('shows a firm with its people, by its domain and by its name', async () => {
  const machine = await test.addProduct({ title: 'Linde der Firma' })
  const boss = await inquireWith(
    { name: 'Ines Chefin', company: 'Hafenlager AG', email: 'ines@hafenlager.example' },
    machine,
  )
  await write({ name: 'Kai Lager', company: '', email: 'kai@hafenlager.example' })
  await write({ name: 'Uwe Privat', company: 'Hafenlager', email: 'uwe@gmx.de' })
  await write({ name: 'Fritz Fremd', company: 'Anderes Lager', email: 'fritz@gmx.de' })
  const headers = { 'If-Match': '*' }
  await test.call('PUT', `/api/contact/${boss}`, { token, headers, body: { stage: 'won' } })
  const { data } = await test.get<Firm>('/api/firms/hafenlager.example', token)
  expect(data).toMatchObject({ name: 'Hafenlager', domain: 'hafenlager.example' })
  expect(data.persons.map(({ name }) => name).sort()).toEqual([
    'Ines Chefin',
    'Kai Lager',
    'Uwe Privat',
  ])
  expect(data.inquiries).toHaveLength(3)
  expect(data.bought).toMatchObject([{ title: 'Linde der Firma' }])
  const byName = await test.get<Firm>('/api/firms/hafenlager', token)
  expect(byName.data.persons.map(({ name }) => name).sort()).toEqual(['Ines Chefin', 'Uwe Privat'])
  expect((await test.get('/api/firms/gmx.de', token)).status).toBe(404)
  expect((await inquiry(boss)).company).toBe('Hafenlager AG')
})

it('is for those who edit enquiries', async () => {
  const { token: yard } = await addColleague(test, 'stock', 'Hof Kunden')
  expect((await list('', yard)).status).toBe(403)
  expect((await test.get('/api/firms/hafenlager', yard)).status).toBe(403)
})
