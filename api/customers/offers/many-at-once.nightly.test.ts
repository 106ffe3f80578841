import { afterAll, expect, it } from 'vitest'
import { accepting, createOfferTest } from './offers.testing.ts'

const at = await createOfferTest()
afterAll(at.close)

it('of forty acceptances at once exactly one gets the machine', async () => {
  const machine = await at.test.addProduct()
  const offers = []
  for (let count = 0; count < 40; count++) offers.push(await at.offered([machine]))
  const answers = await Promise.all(offers.map(({ address }) => at.submit(address, accepting)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(39)
  const states = await Promise.all(offers.map(async ({ id }) => (await at.read(id)).status))
  expect(states.filter((status) => status === 'accepted')).toHaveLength(1)
})

it('sixty offers that are sent at once are numbered without a gap and without doubles', async () => {
  const machine = await at.test.addProduct()
  const drafts = []
  for (let count = 0; count < 60; count++)
    drafts.push(await at.post(`/contact/${await at.inquire(machine)}/offers`))
  const sent = await Promise.all(
    drafts.map(({ data }) => at.post(`/offers/${data.id}/send`, { by: 'hand' })),
  )
  const serials = sent.map(({ data }) => Number(data.number?.slice(-4))).sort((a, b) => a - b)
  const [first = 0] = serials
  expect(serials).toEqual(drafts.map((_, index) => first + index))
})
