import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRAP } from '../../../shared/inquiries/trap.ts'
import type { App } from '../../app.ts'
import { createFormTest, type FormTest } from './form-app.testing.ts'

const SITE_URL = 'https://www.stapler.example'

const filled = {
  name: 'Erika Muster',
  company: 'Muster Logistik',
  email: 'erika@firma.example',
  phone: '040 66969-1',
  message: 'Wir suchen einen Stapler für 2,5 t <b>und</b> 4 m Hub.',
  privacy: 'on',
}

let test: FormTest
let app: App
beforeAll(async () => {
  test = await createFormTest({ CONTACT_LIMIT: '2', SITE_URL })
})
afterAll(() => test.close())
beforeEach(async () => {
  app = await test.begin()
})

/** As a browser without scripts sends it. */
const send = (fields: Record<string, string>, path = '/kontakt', headers = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const inquiries = async (query = '') => {
  const headers = { Authorization: `Bearer ${test.token}` }
  const answer = await app.request(`/api/contact${query}`, { headers })
  return (await answer.json()).data
}
/** What the page shows again. */
const shown = async (answer: Response) =>
  JSON.parse((await answer.text()).split('\n').at(-1) ?? '') as unknown

describe('a contact form that is sent without a script', () => {
  it('is stored with what the address asks for, and leads to the confirmation', async () => {
    const { id } = await test.addProduct()
    const answer = await send({ ...filled, callback: 'on' }, `/kontakt?produkt=${id}&rueckruf=1`)
    expect(answer.status).toBe(303)
    const [inquiry] = await inquiries()
    const { privacy: _, ...values } = filled
    expect(inquiry).toMatchObject({ ...values, callback: true, productId: id, spam: false })
    const page = await app.request(answer.headers.get('Location') ?? '')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await shown(page)).toMatchObject({
      receipt: inquiry.receipt,
      message: filled.message,
      callback: true,
      products: [{ id, title: 'Linde H25' }],
    })
  })

  it('is confirmed to whoever has sent it alone, and never what is only for the staff', async () => {
    const address = (await send(filled)).headers.get('Location') ?? ''
    const copy = await (await app.request(address)).text()
    expect(copy).toContain(filled.email)
    expect(copy).not.toMatch(/notes|stage|owner/)
    const [, id = '', rest = ''] = /(\d+)(\..+)$/.exec(address) ?? []
    for (const guessed of [`${Number(id) + 1}${rest}`, id, `${id}${rest.slice(0, -1)}x`, 'x'])
      expect((await app.request(`/kontakt/gesendet/${guessed}`)).status, guessed).toBe(404)
    expect((await app.request(`${address}/termin.ics`)).status).toBe(404)
    // What the staff put right is no business of whoever wrote in somebody's name.
    const other = await send({ ...filled, name: 'Berta Muster' })
    const copied = other.headers.get('Location') ?? ''
    await test.call('PUT', `/api/contact/${Number(id) + 1}`, {
      token: test.token,
      body: { phone: '040 66969-199' },
    })
    expect((await app.request(copied)).status).toBe(404)
    await app.request(`/api/contact/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${test.token}` },
    })
    expect((await app.request(address)).status).toBe(404)
  })

  it('gives the time of a callback as a file for the calendar', async () => {
    const { data } = await (await app.request('/api/callback-slots')).json()
    const body = { ...filled, callback: true, callbackAt: data.slots[0].start }
    const answer = await app.request('/api/contact', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    const { address, receipt } = (await answer.json()).data
    const file = await app.request(`${address}/termin.ics`)
    expect(file.headers.get('Content-Type')).toContain('text/calendar')
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(await file.text()).toContain(`UID:${receipt}@`)
  })

  it('says how many of a machine are wanted, and shows again a number that is none', async () => {
    const { id } = await test.addProduct({ title: 'Linde H25' })
    const path = `/kontakt?produkt=${id}x2`
    const field = `quantity-${id}`
    const refused = await send({ ...filled, [field]: '100' }, path)
    expect(refused.status).toBe(400)
    expect(await shown(refused)).toMatchObject({
      values: { quantities: { [id]: 100 }, message: filled.message },
      errors: { quantities: 'Anzahl muss eine ganze Zahl von 1 bis 99 sein' },
    })
    const { headers } = await send({ ...filled, [field]: '3' }, path)
    expect((await inquiries())[0].products).toMatchObject([{ id, quantity: 3 }])
    const page = await app.request(headers.get('Location') ?? '')
    expect(await shown(page)).toMatchObject({ products: [{ title: 'Linde H25', quantity: 3 }] })
  })

  it('may name several machines, and stand on the page about service', async () => {
    const one = await test.addProduct()
    const two = await test.addProduct()
    await send(filled, `/kontakt?produkte=${one.id},${two.id}`)
    await send(filled, '/service')
    const [second, first] = await inquiries()
    expect(first.products.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id])
    expect(second.productId).toBeNull()
  })

  it('says what it is about, and of a rent from when and for how long', async () => {
    const rent = { ...filled, rentFrom: 'ab März', rentFor: 'drei Monate' }
    await send(rent, '/kontakt?anliegen=miete')
    await send(filled, '/kontakt?anliegen=kaffee')
    const [other, first] = await inquiries()
    expect(first).toMatchObject({
      concern: 'miete',
      message: `Mietbeginn: ab März\nMietdauer: drei Monate\n\n${filled.message}`,
    })
    expect(other).toMatchObject({ concern: null, message: filled.message })
  })

  it('says where to deliver, in whatever way the postcode is written, and takes none that is none', async () => {
    await send({ ...filled, deliveryPostcode: 'D-30 159' }, '/kontakt?plz=30159')
    expect(await inquiries()).toMatchObject([{ deliveryPostcode: '30159' }])
    const refused = await send({ ...filled, deliveryPostcode: '3015' }, '/kontakt?plz=30159')
    expect(refused.status).toBe(400)
    expect(await shown(refused)).toMatchObject({
      values: { deliveryPostcode: '3015' },
      errors: { deliveryPostcode: expect.stringContaining('keine deutsche Postleitzahl') },
    })
  })

  it('comes back with every value and what is wrong with it', async () => {
    const { privacy: _, ...wrong } = { ...filled, email: 'erika', callback: 'on', phone: ' ' }
    const answer = await send(wrong)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await shown(answer)).toEqual({
      values: {
        ...wrong,
        quantities: {},
        rentFrom: '',
        rentFor: '',
        deliveryPostcode: '',
        callback: true,
        callbackAt: '',
        privacy: false,
      },
      errors: {
        email: 'Ungültige E-Mail-Adresse: Es fehlt das @',
        phone: 'Telefonnummer ist für einen Rückruf erforderlich',
        privacy: 'Datenschutzbestimmungen müssen akzeptiert werden',
      },
    })
    expect(await inquiries()).toEqual([])
  })

  it('is spam when the field that people do not see is filled in', async () => {
    expect((await send({ ...filled, [TRAP.name]: 'https://spam.example' })).status).toBe(303)
    expect(await inquiries()).toEqual([])
    expect(await inquiries('?spam=true')).toMatchObject([{ spam: true }])
  })

  it('is none when a browser fills in what it knows: the hidden field has no name of that kind', async () => {
    const known = { website: 'https://muster.example', url: 'https://muster.example', fax: '040 1' }
    expect((await send({ ...filled, ...known })).status).toBe(303)
    expect(await inquiries()).toMatchObject([{ spam: false }])
  })

  it('is counted together with those that a script sends', async () => {
    const { privacy: _, ...body } = filled
    const byScript = await app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([byScript.status, (await send(filled)).status]).toEqual([201, 303])
    const answer = await send(filled)
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect(await shown(answer)).toMatchObject({
      values: { message: filled.message },
      errors: {},
      failure: expect.stringMatching(/sehr viele Anfragen/),
    })
  })

  it.each([
    { Origin: 'https://boese.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost', Host: 'www.stapler.example' },
    { Origin: 'https://boese.example', 'Sec-Fetch-Site': 'cross-site' },
  ])('is not taken from a page of somebody else: %j', async (headers) => {
    const answer = await send(filled, '/kontakt', headers)
    expect(answer.status).toBe(403)
    expect(await shown(answer)).toMatchObject({
      failure: expect.stringMatching(/nicht von unserer/),
    })
    expect(await inquiries()).toEqual([])
  })

  it.each([
    { Origin: SITE_URL, Host: '127.0.0.1:4321' },
    { Origin: 'https://stapler.example', Host: 'stapler.example' },
    { Origin: 'http://192.168.0.7:4321', Host: '192.168.0.7:4321' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  ])('is taken from its own page, also behind a proxy that adds TLS: %j', async (headers) => {
    expect((await send(filled, '/kontakt', headers)).status).toBe(303)
  })

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', 'x', 400],
    ['application/x-www-form-urlencoded', 'message='.padEnd(300_000, 'x'), 413],
  ])('is nothing else and not large: %s', async (type, body, status) => {
    const headers = { 'Content-Type': type }
    const answer = await app.request('/kontakt', { method: 'POST', body, headers })
    expect(answer.status).toBe(status)
  })

  it('is refused by pages that have none', async () => {
    expect((await send(filled, '/agb')).status).toBe(405)
  })
})
