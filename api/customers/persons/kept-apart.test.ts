import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { Everywhere } from '../../../shared/persons/everywhere.ts'
import { createPersonsTest, type PersonsTest } from './persons.testing.ts'

let at: PersonsTest
const sender = {
  name: 'Gerd Gelöscht',
  company: 'Weg GmbH',
  email: 'gerd@weg.example',
  phone: '040 66969-123',
}
/** What the law keeps of somebody who was erased, and what he has sent since. */
let kept: { inquiry: number; offer: Offer }
let later: number
beforeAll(async () => {
  at = await createPersonsTest()
  const inquiry = await at.inquireWith(sender, await at.test.addProduct())
  const draft = (await at.post(`/contact/${inquiry}/offers`)).data
  await at.put(draft.id, { binding: true })
  const offer = (await at.post(`/offers/${draft.id}/send`, { by: 'hand' })).data
  const address = offer.address ?? ''
  await at.submit(address, { action: 'ask', question: 'Wann kommt er?' })
  await at.submit(address, { action: 'accept', name: 'Gerd', business: 'ja', terms: 'ja' })
  await at.erase((await at.theOne(sender.email)).key, 'apply')
  kept = { inquiry, offer }
  later = await at.write({ ...sender, message: 'Ich bin wieder da.' })
})
afterAll(() => at.close())

const read = async <Data>(path: string) =>
  (await at.test.get<Data>(`/api${path}`, at.test.token)).data

it('shows nothing of an erased person beside what they have sent since, to administrators neither', async () => {
  expect((await read<InquiryDetail>(`/contact/${later}`)).related).toEqual([])
  const { key } = await at.theOne(sender.email)
  expect(JSON.stringify(await read(`/customers/${key}`))).not.toContain(kept.offer.number)
})

it('leads from what is kept to nothing that the person has sent since', async () => {
  const { related, keptUntil } = await read<InquiryDetail>(`/contact/${kept.inquiry}`)
  expect([keptUntil, related]).toEqual([expect.any(String), []])
})

it.each([sender.email, sender.phone, '+49 40 66969123', sender.name])(
  'finds nothing by %s but in the archive',
  async (search) => {
    const q = encodeURIComponent(search)
    const { inquiries, offers, persons } = await read<Everywhere>(`/search?q=${q}`)
    expect(inquiries.map(({ id }) => id)).toEqual([later])
    expect(offers).toEqual([])
    expect(persons).toHaveLength(1)
    expect(await read(`/offers?search=${q}`)).toEqual([])
    expect((await read<{ id: number }[]>(`/contact?search=${q}`)).map(({ id }) => id)).toEqual([
      later,
    ])
    expect(await at.findKept(search)).toMatchObject([{ inquiries: [{ id: kept.inquiry }] }])
  },
)

it('is no work for anybody in Heute', async () => {
  const { items, counts } = await read<Today>('/today')
  expect(items.map(({ inquiry }) => inquiry.id)).toEqual([later])
  expect(counts).toMatchObject({ received: 0, offer: 0, reservation: 0 })
})
