import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { App } from '../../app.ts'
import { createFormTest, type FormTest } from './form-app.testing.ts'

let test: FormTest
let app: App
beforeAll(async () => {
  test = await createFormTest({ CONTACT_LIMIT: '3', SITE_URL: 'https://www.stapler.example' })
})
afterAll(() => test.close())
beforeEach(async () => {
  app = await test.begin()
})

const filled = {
  name: 'Chinedu Okafor',
  company: 'Lagos Lift Ltd',
  email: 'chinedu@lagos.example',
  phone: '+234 803 123 4567 ext. 12',
  destination: 'Apapa, Nigeria',
  message: 'What is your best price?',
  privacy: 'on',
}

/** As a browser without scripts sends it. */
const send = (fields: Record<string, string>, query = '', headers = {}) =>
  app.request(`/en/contact${query}`, { method: 'POST', body: new URLSearchParams(fields), headers })
const headers = () => ({ Authorization: `Bearer ${test.token}` })
const inquiries = async () =>
  (await (await app.request('/api/contact', { headers: headers() })).json()).data
/** What the page shows again. */
const shown = async (answer: Response) =>
  JSON.parse((await answer.text()).split('\n').at(-1) ?? '') as unknown

it('is stored in English with its destination and machine, and confirmed at an address in English', async () => {
  const { id } = await test.addProduct()
  const answer = await send({ ...filled, [`quantity-${id}`]: '2' }, `?product=${id}`)
  expect(answer.status).toBe(303)
  const [inquiry] = await inquiries()
  expect(inquiry).toMatchObject({
    language: 'en',
    phone: filled.phone,
    message: 'Destination: Apapa, Nigeria\n\nWhat is your best price?',
    products: [{ id, quantity: 2 }],
    spam: false,
  })
  const address = answer.headers.get('Location') ?? ''
  expect(address).toMatch(/^\/en\/sent\/\d+\./)
  const page = await app.request(address)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await shown(page)).toMatchObject({ receipt: inquiry.receipt, language: 'en' })
})

it('keeps the destination of who only wants to be called', async () => {
  const { message: _, ...called } = filled
  expect((await send({ ...called, callback: 'on' })).status).toBe(303)
  expect((await inquiries())[0]).toMatchObject({
    callback: true,
    message: 'Destination: Apapa, Nigeria',
  })
})

it('is shown again with what was typed, and says in English what is wrong', async () => {
  const { privacy: _, ...values } = { ...filled, email: 'chinedu', message: '' }
  const answer = await send(values)
  expect(answer.status).toBe(400)
  expect(await shown(answer)).toMatchObject({
    values: { ...values, privacy: false },
    errors: {
      email: 'Please enter an email address, for example name@company.com',
      message: 'Please write at least 10 characters',
      privacy: 'Please confirm that you have taken note of the privacy notice',
    },
  })
  expect(await inquiries()).toEqual([])
})

it('counts the letters of the message without its destination', async () => {
  const answer = await send({ ...filled, message: 'short' })
  expect(answer.status).toBe(400)
  expect(await shown(answer)).toMatchObject({
    errors: { message: 'Please write at least 10 characters' },
  })
})

it('asks for the country code of a telephone number', async () => {
  const answer = await send({ ...filled, phone: '0244 123 456' })
  expect(answer.status).toBe(400)
  expect(await shown(answer)).toMatchObject({
    values: { phone: '0244 123 456' },
    errors: { phone: 'Please add the country code, for example +971 50 123 4567' },
  })
})

it('says in English that too many have come', async () => {
  for (let count = 1; count <= 3; count++)
    await send({ ...filled, message: `Enquiry number ${count}` })
  const answer = await send(filled)
  expect(answer.status).toBe(429)
  expect(await shown(answer)).toMatchObject({
    errors: {},
    failure:
      'Very many enquiries have come from your connection. Please try again later, or call us.',
  })
})

it('shows what was sent also after staff have put the language right', async () => {
  const address = (await send(filled)).headers.get('Location') ?? ''
  const [{ id }] = await inquiries()
  await test.call('PUT', `/api/contact/${id}`, {
    token: test.token,
    body: { language: 'de' },
    headers: { 'If-Match': '*' },
  })
  expect((await app.request(address)).status).toBe(200)
})

it('does not exist where the dealer has no English pages', async () => {
  const address = (await send(filled)).headers.get('Location') ?? ''
  const english = (hasPages: boolean) =>
    app.request('/api/settings', {
      method: 'PUT',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ english: { hasPages } }),
    })
  expect((await english(false)).status).toBe(200)
  try {
    for (const path of ['/en/contact', '/en/sent', address])
      expect([path, (await app.request(path)).status]).toEqual([path, 404])
    expect((await send(filled)).status).toBe(404)
    const { id } = (await inquiries())[0]
    expect(id).toBeGreaterThan(0)
    expect(await inquiries()).toHaveLength(1)
  } finally {
    await english(true)
  }
})
