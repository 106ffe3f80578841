import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import type { OfferFigures } from '../../../shared/offers/offer-figures.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const titlesOf = (lines: { title: string }[]) => lines.map(({ title }) => title)
const read = async <Data>(path: string) => (await at.test.get<Data>(path, at.test.token)).data
const offerInList = async (inquiry: number) =>
  (await read<ListedInquiry[]>('/api/contact?limit=1000')).find(({ id }) => id === inquiry)?.offer

const machine = (title: string, price: number) => at.test.addProduct({ title, price })

/** An inquiry about two machines, the first of which was ordered, with that offer's number. */
async function ordered({ binding }: { binding: boolean }) {
  const bought = await machine('Linde H30', 34_960)
  const other = await machine('Still RX 60', 9_000)
  const inquiry = await at.inquire(bought, other)
  const { data } = await at.post(`/contact/${inquiry}/offers`)
  await at.put(data.id, { binding, lines: data.lines.slice(0, 1) })
  const sent = (await at.post(`/offers/${data.id}/send`, { by: 'hand' })).data
  await at.submit(sent.address ?? '', accepting)
  return { inquiry, offer: data.id, number: sent.number }
}

describe.each([
  ['ordered', 'bestellten', false],
  ['accepted', 'angenommenen', true],
])('after an offer that was %s', (_, state, binding) => {
  it('another one begins with what is not in it', async () => {
    const { inquiry } = await ordered({ binding })
    const { data: next } = await at.post(`/contact/${inquiry}/offers`)
    expect(titlesOf(next.lines)).toEqual(['Still RX 60'])
    expect(next.warnings).not.toHaveProperty(['lines.0.title'])
  })

  it('a draft with the same machine names that offer', async () => {
    const { inquiry, offer, number } = await ordered({ binding })
    const { data: copy } = await at.post(`/contact/${inquiry}/offers`, { from: offer })
    expect(copy.warnings).toMatchObject({
      'lines.0.title': `„Linde H30“ steht schon im ${state} Angebot ${number}.`,
    })
    const lines = copy.lines.map((line) => ({ ...line, optional: true }))
    expect((await at.put(copy.id, { lines })).data.warnings).not.toHaveProperty(['lines.0.title'])
  })

  it('the list shows what was sold beside a later draft', async () => {
    const { inquiry, offer, number } = await ordered({ binding })
    await at.post(`/contact/${inquiry}/offers`)
    expect(await offerInList(inquiry)).toEqual({ id: offer, number, value: 34_960 })
  })
})

it('a new version of an order names the order it replaces nowhere', async () => {
  const { offer } = await ordered({ binding: false })
  const { data: version } = await at.post(`/offers/${offer}/revise`)
  expect(titlesOf(version.lines)).toEqual(['Linde H30'])
  expect(version.warnings).not.toHaveProperty(['lines.0.title'])
})

it('the list shows a newer draft of an inquiry of which nothing is ordered', async () => {
  const { inquiryId } = await at.offered([await machine('Linde H30', 34_960)])
  const { data: draft } = await at.post(`/contact/${inquiryId}/offers`)
  expect(await offerInList(inquiryId)).toEqual({ id: draft.id, number: null, value: 34_960 })
})

it('the list shows an offer that was sent later, once the inquiry is open again by it', async () => {
  const { inquiry } = await ordered({ binding: true })
  const { data: next } = await at.post(`/contact/${inquiry}/offers`)
  const { data: sent } = await at.post(`/offers/${next.id}/send`, { by: 'hand' })
  expect(await offerInList(inquiry)).toMatchObject({ id: sent.id, value: 9_000 })
  await at.test.call('PUT', `/api/contact/${inquiry}`, {
    token: at.test.token,
    body: { stage: 'won' },
  })
  expect(await offerInList(inquiry)).toMatchObject({ value: 34_960 })
})

it('a draft of an inquiry that is won is in no forecast until it is sent', async () => {
  const { inquiry } = await ordered({ binding: true })
  const figures = () => read<OfferFigures>('/api/offers/figures')
  const before = await figures()
  const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
  expect(draft).toMatchObject({ value: 9_000, probability: 0 })
  expect(await figures()).toEqual(before)
  await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
  expect((await figures()).expected).toBe(before.expected + 4_500)
})

it('a draft that begins with the offer of somebody else greets its own customer alone', async () => {
  const inquiry = await at.inquire(await machine('Linde H20', 12_000))
  const { data: earlier } = await at.post(`/contact/${inquiry}/offers`)
  await at.put(earlier.id, { intro: 'Sehr geehrter Herr Feld,\n\nwie am Telefon besprochen:' })
  const other = await at.inquire(await machine('Linde H25', 14_000))
  const { data: copy } = await at.post(`/contact/${other}/offers`, { from: earlier.id })
  expect(copy.intro).toMatch(/^Guten Tag [^\n]+,\n\nwie am Telefon besprochen:$/)
})
