import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => test.close())

const person = { name: 'Erika Muster', email: 'erika@firma.example', message: 'Was kosten sie?' }
const send = (products: Record<string, unknown>) =>
  test.call<ContactReceipt>('POST', '/api/contact', { body: { ...person, ...products } })
const read = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
const listed = async (query = '') =>
  (await test.get<Inquiry[]>(`/api/contact?limit=1000&${query}`, test.token)).data
const found = async (search: string) =>
  (await listed(new URLSearchParams({ search }).toString())).map(({ id }) => id)

describe('an inquiry for several machines', () => {
  it('asks for several machines, under their titles of that day', async () => {
    const first = await test.addProduct({ title: 'Linde H30D' })
    const second = await test.addProduct({ title: 'Still RX 20', status: 'reserved' })
    const third = await test.addProduct({ title: 'Jungheinrich EFG' })
    const { status, data } = await send({ productIds: [third.id, first.id, second.id, first.id] })
    expect(status).toBe(201)
    const body = { title: 'Umbenannt' }
    await test.call('PUT', `/api/products/${first.id}`, { token: test.token, body })
    await test.call('DELETE', `/api/products/${second.id}`, { token: test.token })
    const products = [
      { id: third.id, title: 'Jungheinrich EFG', quantity: 1, available: true },
      { id: first.id, title: 'Linde H30D', quantity: 1, available: true },
      { id: null, title: 'Still RX 20', quantity: 1, available: false },
    ]
    const expected = { productId: third.id, productTitle: 'Jungheinrich EFG', products }
    expect(await read(data.id)).toMatchObject(expected)
    expect((await listed()).find(({ id }) => id === data.id)).toMatchObject(expected)
  })

  it('keeps further machines when the first one goes', async () => {
    const first = await test.addProduct({})
    const second = await test.addProduct({ title: 'Zweite' })
    const { data } = await send({ productId: first.id, productIds: [second.id] })
    await test.call('DELETE', `/api/products/${first.id}`, { token: test.token })
    const { productId, products } = await read(data.id)
    expect(productId).toBeNull()
    expect(products.map(({ id }) => id)).toEqual([null, second.id])
  })

  it('leaves out machines that nobody can see, and duplicates', async () => {
    const seen = await test.addProduct({})
    const hidden = await test.addProduct({ status: 'inactive' })
    const productIds = [hidden.id, 999_999, -1, 2 ** 40, seen.id, seen.id]
    const { status, data } = await send({ productIds })
    expect(status).toBe(201)
    expect((await read(data.id)).products.map(({ id }) => id)).toEqual([seen.id])
  })

  it('asks for at most 20 different machines', async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => index + 1)
    const { status, details } = await send({ productIds: numbers })
    expect(status).toBe(400)
    const message = 'Höchstens 20 verschiedene Maschinen in einer Anfrage'
    expect(details).toEqual({ productIds: [message] })
    const twice = [...numbers.slice(0, 20), ...numbers.slice(0, 20)]
    expect((await send({ productIds: twice })).status).toBe(201)
  })

  it.each([['7'], [['7']], [[1.5]], [{ 0: 7 }]])(
    'is refused with productIds = %j',
    async (productIds) => {
      const { status, details } = await send({ productIds })
      expect(status).toBe(400)
      expect(details?.[Object.keys(details)[0] ?? '']).toEqual(['Ungültige Maschine'])
    },
  )

  it('asks for as many of each as it says, and else for one', async () => {
    const first = await test.addProduct({ title: 'Linde H30D' })
    const second = await test.addProduct({ title: 'Still RX 20' })
    const third = await test.addProduct({})
    const quantities = { [first.id]: 2, [third.id]: 99, 999999: 3 }
    const productIds = [second.id, first.id, third.id, 999_999]
    const { status, data } = await send({ productIds, quantities })
    expect(status).toBe(201)
    const { products } = await read(data.id)
    expect(products.map(({ quantity }) => quantity)).toEqual([1, 2, 99])
    const one = await send({ productId: first.id, quantities: { [first.id]: 3 } })
    expect((await read(one.data.id)).products).toMatchObject([{ id: first.id, quantity: 3 }])
  })

  it.each([0, 100, -1, 1.5, '2', null, true])(
    'is refused with %j of a machine',
    async (quantity) => {
      const { id } = await test.addProduct({})
      const answer = await send({ productIds: [id], quantities: { [id]: quantity } })
      expect(answer.status).toBe(400)
      const message = 'Anzahl muss eine ganze Zahl von 1 bis 99 sein'
      expect(answer.details).toEqual({ quantities: [message] })
    },
  )

  it('is refused with a number of a machine that it does not ask for, and with no numbers at all', async () => {
    const { id } = await test.addProduct({})
    for (const quantities of [{ 999: 2 }, { [`0${id}`]: 2 }, { '': 1 }, [2], 'zwei', 2]) {
      const { status, details } = await send({ productIds: [id], quantities })
      expect(status, JSON.stringify(quantities)).toBe(400)
      expect(Object.keys(details ?? {})).toEqual(['quantities'])
    }
    expect((await send({ productIds: [id], quantities: null })).status).toBe(201)
  })

  it('says something new with another number, and the same with the same', async () => {
    const { id } = await test.addProduct({})
    const ask = (quantities: Record<string, number>) =>
      send({ message: 'Zwei gleiche, bitte.', productIds: [id], quantities })
    const first = await ask({ [id]: 2 })
    const again = await read((await ask({ [id]: 2 })).data.id)
    const other = await read((await ask({ [id]: 3 })).data.id)
    expect([again.duplicateOf, other.duplicateOf]).toEqual([first.data.id, null])
  })

  it('finds an inquiry by the titles of all its machines, also when they are gone', async () => {
    const first = await test.addProduct({ title: 'Crown Überlader' })
    const second = await test.addProduct({ title: 'Hyster Zwerg' })
    const { data } = await send({ productIds: [first.id, second.id] })
    await test.call('DELETE', `/api/products/${second.id}`, { token: test.token })
    for (const search of ['ueberlader', 'hyster zwerg'])
      expect(await found(search)).toEqual([data.id])
  })
})
