import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { Product } from '../../../shared/product/product.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const used = (title = 'Linde H25', more: Partial<Product> = {}) =>
  at.test.addProduct({ title, condition: 'used', ...more })

const set = (path: string, body: Record<string, unknown>) =>
  at.test.call('PUT', `/api/${path}`, {
    token: at.test.token,
    body,
    headers: { 'If-Match': '*' },
  })
const setStatus = async ({ id }: Pick<Product, 'id'>, status: Product['status']) =>
  expect((await set(`products/${id}`, { status })).status).toBe(200)

/** An offer that is not binding, unless it says so, of machines that are there once. */
const offered = (...machines: Product[]) => at.offered(machines, { binding: false })

describe('an offer of a used machine that was sold since', () => {
  it('takes no order, names what is gone before and after, and keeps what was typed', async () => {
    const gone = await used()
    const left = await used('Still RX 20')
    const offer = await offered(gone, left)
    expect((await at.page(offer.address)).sold).toEqual([])
    await setStatus(gone, 'sold')
    expect((await at.page(offer.address)).sold).toEqual([gone.id])

    const answer = await at.submit(offer.address, { ...accepting, question: 'Und der andere?' })
    expect(answer.status).toBe(409)
    const said = await answer.text()
    expect(said).toContain('„Linde H25“ ist inzwischen verkauft')
    expect(said).toContain('Und der andere?')
    expect(said).toContain('"name":"Erika Muster"')
    expect(await at.read(offer.id)).toMatchObject({ status: 'sent', decision: null })
    expect((await at.inquiry(offer.inquiryId)).stage).toBe('offered')
  })

  it('names all that is gone', async () => {
    const machines = [await used(), await used('Still RX 20')]
    const offer = await offered(...machines)
    for (const machine of machines) await setStatus(machine, 'sold')
    expect(await (await at.submit(offer.address, accepting)).text()).toContain(
      '„Linde H25“ und „Still RX 20“ sind inzwischen verkauft',
    )
  })

  it('refuses in English whoever was written to in English', async () => {
    const machine = await used()
    const inquiry = await at.inquireWith({ language: 'en' }, machine)
    const { id } = (await at.post(`/contact/${inquiry}/offers`)).data
    const { data } = await at.send(id, { by: 'hand' })
    await setStatus(machine, 'sold')
    const answer = await at.submit(data.address ?? '', accepting)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('One of the machines is no longer available.')
  })

  it('can still be asked about and declined', async () => {
    const machine = await used()
    const offer = await offered(machine)
    await setStatus(machine, 'sold')
    const question = { action: 'ask', question: 'Haben Sie etwas Ähnliches?' }
    expect((await at.submit(offer.address, question)).status).toBe(200)
    const no = { action: 'decline', reason: 'Dann nicht' }
    expect((await at.submit(offer.address, no)).status).toBe(303)
    expect((await at.read(offer.id)).status).toBe('declined')
  })

  it('is expired after its last day, and nothing else', async () => {
    const machine = await used()
    const offer = await offered(machine)
    await setStatus(machine, 'sold')
    await at.expire(offer.id)
    expect(await at.page(offer.address)).toMatchObject({ status: 'expired', sold: [] })
  })

  it('can be ordered again once the sale is undone', async () => {
    const machine = await used()
    const offer = await offered(machine)
    await setStatus(machine, 'sold')
    expect((await at.submit(offer.address, accepting)).status).toBe(409)
    await setStatus(machine, 'active')
    expect((await at.page(offer.address)).sold).toEqual([])
    expect((await at.submit(offer.address, accepting)).status).toBe(303)
    expect((await at.read(offer.id)).status).toBe('ordered')
  })

  it('says so to the dealer, with the offer, its list and in Heute', async () => {
    const machine = await used()
    const offer = await offered(machine)
    expect(offer.warnings).toEqual({})
    await setStatus(machine, 'sold')
    const warnings = {
      'lines.0.title':
        '„Linde H25“ ist inzwischen verkauft. Der Kunde kann das Angebot so nicht mehr annehmen.',
    }
    expect((await at.read(offer.id)).warnings).toEqual(warnings)
    const { token } = at.test
    const today = (await at.test.get<Today>('/api/today', token)).data
    const line = today.items.find(({ inquiry }) => inquiry.id === offer.inquiryId)
    expect(line).toMatchObject({
      kind: 'gone',
      text: 'Etwas anderes anbieten: Linde H25 ist verkauft',
    })
  })

  it('that is ordered already tells the dealer that it cannot be confirmed as it is', async () => {
    const machine = await used()
    const offer = await offered(machine)
    await at.submit(offer.address, accepting)
    await setStatus(machine, 'sold')
    expect((await at.page(offer.address)).sold).toEqual([])
    expect((await at.read(offer.id)).warnings).toEqual({
      'lines.0.title':
        '„Linde H25“ ist inzwischen verkauft. Die Bestellung lässt sich so nicht bestätigen.',
    })
    expect((await at.post(`/offers/${offer.id}/confirm`)).status).toBe(409)
  })
})

describe('an order is taken as before', () => {
  it('of a new machine, of which there may be more', async () => {
    const machine = await used('Linde E16', { condition: 'new' })
    const offer = await offered(machine)
    await setStatus(machine, 'sold')
    expect((await at.page(offer.address)).sold).toEqual([])
    expect((await at.submit(offer.address, accepting)).status).toBe(303)
    expect((await at.read(offer.id)).warnings).toEqual({})
  })

  it('where an alternative or an optional machine is gone', async () => {
    const machine = await used()
    const alternative = await used('Still RX 20')
    const draft = await at.draftFor(machine, alternative)
    const lines = draft.lines.map((line) => ({
      ...line,
      isAlternative: line.productId === alternative.id,
    }))
    await at.put(draft.id, { lines, binding: false })
    const { data } = await at.send(draft.id, { by: 'hand' })
    await setStatus(alternative, 'sold')
    expect((await at.submit(data.address ?? '', accepting)).status).toBe(303)
  })

  it('of whom the machine was sold to by winning this very enquiry', async () => {
    const machine = await used()
    const offer = await offered(machine)
    await set(`contact/${offer.inquiryId}`, { stage: 'won' })
    await setStatus(machine, 'sold')
    expect((await at.page(offer.address)).sold).toEqual([])
    expect((await at.submit(offer.address, accepting)).status).toBe(303)
  })
})

it('an accepted offer whose machine is handed over says nothing of it', async () => {
  const machine = await used()
  const offer = await at.offered([machine])
  await at.submit(offer.address, accepting)
  await setStatus(machine, 'sold')
  expect(await at.page(offer.address)).toMatchObject({ status: 'accepted', sold: [] })
  expect((await at.read(offer.id)).warnings).toEqual({})
})
