import { afterAll, expect, it, vi } from 'vitest'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { accepting } from '../offers/offers.testing.ts'
import { createPersonsTest } from './persons.testing.ts'

const persons = await createPersonsTest()
const { test, write, find, findKept, theOne, erase, filesWith, close } = persons
const { offered, post, inquiry, put, read, visit, submit } = persons
afterAll(close)
const { token } = test

it('one person is found by address, telephone and name, however they are written', async () => {
  await write({ name: 'Frieda Fund', email: 'Frieda.Fund@Firma.example', phone: '040 777-12' })
  await write({ name: 'frieda  fund', email: 'frieda.fund@FIRMA.example' })
  await write({ name: 'Frieda Fund', email: 'privat@fund.example', phone: '+49 40 77712' })
  for (const search of ['FRIEDA.FUND@firma.example', '0049 (0)40 77712', 'fund frieda']) {
    const person = await theOne(search)
    expect(person.items.inquiry).toBe(3)
    expect(person.emails).toContain('privat@fund.example')
    expect(person.key).toMatch(/^[0-9a-f]{64}$/)
  }
})

it('people at one switchboard are not one person, but the number finds both', async () => {
  await write({ name: 'Anton Zentrale', email: 'anton@zentrale.example', phone: '040 5000' })
  await write({ name: 'Berta Zentrale', email: 'berta@zentrale.example', phone: '040 5000' })
  expect((await find('040/5000')).map(({ name }) => name).sort()).toEqual([
    'Anton Zentrale',
    'Berta Zentrale',
  ])
  expect((await theOne('anton@zentrale.example')).items.inquiry).toBe(1)
})

it('only administrators ask, and a search says what it needs', async () => {
  expect((await test.get('/api/persons?search=x', token)).status).toBe(400)
  expect((await test.get('/api/persons?search=Frieda')).status).toBe(401)
  expect((await test.get(`/api/persons/${'0'.repeat(64)}/export`, token)).status).toBe(404)
})

it('what is erased is named before, gone after, and in no file within a minute', async () => {
  const email = 'kanari@firma.example'
  const id = await write({
    name: 'Kanari Vogel',
    email,
    phone: '040 98765',
    message: 'CANARY-7f3a',
  })
  await test.call('PUT', `/api/contact/${id}`, {
    token,
    body: { notes: 'CANARY-7f3a im Gespräch' },
    headers: { 'If-Match': '*' },
  })
  await post(`/contact/${id}/offers`)
  const { key } = await theOne(email)
  const planned = (await erase(key, 'check')).data
  expect(planned.map(({ table, action }) => `${table} ${action}`)).toEqual(
    expect.arrayContaining(['inquiry delete', 'message delete', 'offer delete', 'mail delete']),
  )
  expect(await filesWith('CANARY-7f3a')).not.toEqual([])
  expect((await erase(key, 'apply')).data).toEqual(planned)
  expect(await find(email)).toEqual([])
  expect((await erase(key, 'check')).status).toBe(404)
  expect((await test.get(`/api/contact/${id}`, token)).status).toBe(404)
  await vi.waitFor(async () => expect(await filesWith('CANARY-7f3a')).toEqual([]), 20_000)
  expect(await filesWith(email)).toEqual([])
})

it('an accepted offer is kept with its letters, for administrators alone, and says until when', async () => {
  const machine = await test.addProduct({ title: 'Behaltener Stapler' })
  const offer = await offered([machine], { binding: true })
  await post(`/offers/${offer.id}/accept`)
  const { inquiryId } = offer
  await test.call('PUT', `/api/contact/${inquiryId}`, {
    token,
    body: { notes: 'nur für uns' },
    headers: { 'If-Match': '*' },
  })
  const second = await post(`/contact/${inquiryId}/offers`)
  await put(second.data.id, { intro: 'zweites' })
  const { email } = await inquiry(inquiryId)
  const { key } = await theOne(email)
  const items = (await erase(key, 'apply')).data
  const until = `${new Date().getFullYear() + 6}-12-31`
  expect(items).toContainEqual({
    table: 'offer',
    id: offer.id,
    what: `Angebot ${offer.number}`,
    action: 'keep',
    until,
    reason: expect.stringContaining('§ 257 HGB'),
  })
  expect(items).toContainEqual(
    expect.objectContaining({ table: 'offer', id: second.data.id, action: 'delete' }),
  )
  const kept = await inquiry(inquiryId)
  expect(kept).toMatchObject({ name: 'Erika Muster', notes: '', stage: 'won', keptUntil: until })
  expect(kept.messages.map(({ kind }) => kind)).not.toContain('note')
  expect(kept.messages.map(({ kind }) => kind)).toContain('reply')
  expect(await find(email)).toEqual([])
  expect((await erase(key, 'check')).status).toBe(404)
  const { receipt } = kept
  const inquiries = [
    { id: inquiryId, receipt, until, offers: [{ id: offer.id, number: offer.number }] },
  ]
  expect(await findKept(email)).toMatchObject([{ key, name: 'Erika Muster', inquiries }])
  expect(await findKept('niemand@firma.example')).toEqual([])
})

it('what is kept of somebody who has written again is found apart from what they sent since', async () => {
  const offer = await offered([await test.addProduct()], { binding: true })
  await post(`/offers/${offer.id}/accept`)
  const { email } = await inquiry(offer.inquiryId)
  const { key } = await theOne(email)
  await erase(key, 'apply')
  await write({ name: 'Erika Neu', email, phone: '040 31415' })
  expect((await theOne('040 31415')).items.inquiry).toBe(1)
  const [kept, ...others] = await findKept('040 31415')
  expect(others).toEqual([])
  expect(kept?.inquiries.map(({ id }) => id)).toEqual([offer.inquiryId])
})

it('an order that is not confirmed and an agreed callback are named before they go, and nothing that is over', async () => {
  const offer = await offered([await test.addProduct()], { binding: false })
  await submit(offer.address, accepting)
  const { email } = await inquiry(offer.inquiryId)
  const setStep = async (sender: Record<string, unknown>, at: string) => {
    const id = await write({ name: 'Erika Muster', email, ...sender })
    await test.call('PUT', `/api/contact/${id}`, {
      token,
      body: { nextStep: { at, text: 'Zurückrufen' } },
      headers: { 'If-Match': '*' },
    })
    return inquiry(id)
  }
  const { receipt } = await setStep({ message: 'Bitte rufen Sie an' }, '2099-01-05T08:00:00Z')
  await setStep({ message: 'Das war früher' }, '2020-01-06T08:00:00Z')
  const items = (await erase((await theOne(email)).key, 'check')).data
  expect(items.flatMap(({ warning }) => warning ?? []).sort()).toEqual([
    `Der Rückruf am Montag, 5. Januar, 09:00 Uhr (Anfrage ${receipt}) entfällt.`,
    `Die Bestellung von Angebot ${offer.number} ist noch nicht bestätigt und geht verloren.`,
  ])
})

it('who sells sees nothing of what is only kept by law', async () => {
  const machine = await test.addProduct({ title: 'Verborgener Stapler' })
  const offer = await offered([machine], { binding: true })
  await post(`/offers/${offer.id}/accept`)
  const { email } = await inquiry(offer.inquiryId)
  const { key } = await theOne(email)
  await addColleague(test, 'sales')
  const sales = await logIn(test, 'Kollege sales')
  expect((await test.get(`/api/contact/${offer.inquiryId}`, sales)).status).toBe(200)
  await erase(key, 'apply')
  for (const path of [`/contact/${offer.inquiryId}`, `/offers/${offer.id}`])
    expect((await test.get(`/api${path}`, sales)).status, path).toBe(404)
  for (const path of ['/contact?limit=100', '/offers?limit=100', '/today'])
    expect(JSON.stringify(await test.get(`/api${path}`, sales)), path).not.toContain(email)
  expect((await visit(offer.address)).status).toBe(404)
  for (const path of ['persons', 'persons/kept'])
    expect((await test.get(`/api/${path}?search=${email}`, sales)).status, path).toBe(403)
})

it('what is only kept by law is changed by nobody: 409 with ground and date', async () => {
  const machine = await test.addProduct({ title: 'Unveränderlicher Stapler' })
  const { id, inquiryId } = await offered([machine], { binding: true })
  const other = await offered([machine])
  await post(`/offers/${id}/accept`)
  const { email } = await inquiry(inquiryId)
  await erase((await theOne(email)).key, 'apply')
  const before = [await inquiry(inquiryId), await read(id)]
  const step = { at: '2099-01-04T08:00:00Z', text: 'Anrufen' }
  const calls: [method: string, path: string, body?: object][] = [
    ...[
      { stage: 'contacted' },
      { status: 'new' },
      { notes: 'doch noch' },
      { spam: true },
      { ownerId: 1 },
      { nextStep: step },
      { name: 'Jemand Anders' },
    ].map((body) => ['PUT', `/contact/${inquiryId}`, body] as [string, string, object]),
    ['DELETE', `/contact/${inquiryId}`],
    ['POST', `/contact/${inquiryId}/messages`, { kind: 'reply', text: 'Guten Tag' }],
    ['POST', `/contact/${inquiryId}/messages`, { kind: 'received', text: 'Guten Tag' }],
    ['POST', `/contact/${inquiryId}/messages`, { kind: 'note', text: 'Notiz' }],
    ['POST', `/contact/${inquiryId}/offers`],
    ['PUT', `/offers/${id}`, { intro: 'anders' }],
    ['DELETE', `/offers/${id}`],
    ['POST', `/offers/${id}/send`, { by: 'hand' }],
    ['POST', `/offers/${id}/revise`],
    ['POST', `/offers/${id}/withdraw`],
    ['POST', `/offers/${id}/accept`],
    ['POST', `/offers/${id}/decline`],
    ['POST', `/offers/${id}/confirm`],
    ['POST', `/offers/${id}/refuse`, { text: 'Nein' }],
    ['POST', `/offers/${id}/reopen`],
  ]
  for (const [method, path, body] of calls) {
    const { status, error } = await test.call(method, `/api${path}`, {
      token,
      body,
      headers: { 'If-Match': '*' },
    })
    expect([status, error], `${method} ${path} ${JSON.stringify(body)}`).toEqual([
      409,
      expect.stringMatching(/bis zum 31\.12\.\d{4} aufbewahrt \(§ 257 HGB, § 147 AO\)/),
    ])
  }
  expect([await inquiry(inquiryId), await read(id)]).toEqual(before)
  expect((await post(`/offers/${other.id}/withdraw`)).status).toBe(200)
})
