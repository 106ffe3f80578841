import { expect, it } from 'vitest'
import { OfferPapers } from './offer-papers.ts'
import { noImages, offerOf } from './offers.testing.ts'

it('asks for patience when too many wait', async () => {
  const papers = new OfferPapers(noImages)
  const content = offerOf()
  const drawn = Array.from({ length: 203 }, () => papers.draw(content, null, null))
  const outcomes = await Promise.allSettled(drawn)
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
})
