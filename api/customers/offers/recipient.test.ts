import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const address = {
  street: 'Speicherstraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE136695976',
}

const draftOf = async (customer: Record<string, unknown>) => {
  const { status, data } = await at.post(`/contact/${await at.inquireWith(customer)}/offers`)
  expect(status).toBe(201)
  return data
}

/** An offer that was sent to a customer at that address. @returns its number */
async function sentTo(customer: Record<string, unknown>): Promise<string> {
  const { id } = await draftOf(customer)
  const lines = [{ kind: 'service', title: 'Prüfung', unitPrice: 100 }]
  await at.put(id, { recipient: address, lines })
  const { status, data } = await at.post(`/offers/${id}/send`, { by: 'hand' })
  expect(status).toBe(200)
  return data.number ?? ''
}

const erika = { name: 'Erika Muster', company: 'Muster Logistik', email: 'erika@muster.example' }

it('goes to where the last one of the same person went, says from which, and can be changed', async () => {
  const number = await sentTo(erika)
  const draft = await draftOf({ ...erika, email: 'Erika@Muster.example', name: 'E. Muster' })
  expect(draft.recipient).toEqual({ name: 'E. Muster', company: 'Muster Logistik', ...address })
  expect(draft.recipientFrom).toBe(number)

  const moved = await at.put(draft.id, { recipient: { street: 'Neuer Weg 1' } })
  expect(moved.data).toMatchObject({ recipient: { street: 'Neuer Weg 1', city: 'Hamburg' } })
  expect(moved.data.recipientFrom).toBeNull()
})

it('takes no address of somebody else, of another firm, or of a draft', async () => {
  const paul = { name: 'Paul Kran', company: 'Kran AG', phone: '040 5000', email: 'p@kran.example' }
  await sentTo(paul)
  const unknown = { street: '', city: '', country: 'DE', vatId: '' }
  for (const other of [
    { ...paul, email: 'anna@kran.example' },
    { ...paul, email: 'p+lager@kran.example', message: 'Und für das Lager?' },
    { ...paul, company: 'Hafen GmbH', message: 'Und für den Hafen?' },
  ])
    expect(await draftOf(other)).toMatchObject({ recipient: unknown, recipientFrom: null })
  const nora = { ...paul, email: 'nora@kran.example' }
  const { id } = await draftOf(nora)
  await at.put(id, { recipient: address })
  const again = { ...nora, message: 'Und was kostet ein zweiter?' }
  expect(await draftOf(again)).toMatchObject({ recipient: unknown, recipientFrom: null })
})

it('brings the firm, too, where the inquiry names none', async () => {
  const olga = { name: 'Olga Kai', company: 'Kai & Co.', email: 'olga@kai.example' }
  await sentTo(olga)
  expect(await draftOf({ ...olga, company: '' })).toMatchObject({
    recipient: { company: 'Kai & Co.', ...address },
  })
})
