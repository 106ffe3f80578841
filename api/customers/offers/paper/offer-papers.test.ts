import { expect, it } from 'vitest'
import { readPdf } from '../../../base/files/paper/pdfs.testing.ts'
import { drawOffer } from './draw-offer.ts'
import { OfferPapers } from './offer-papers.ts'
import { noImages, offerOf } from './offers.testing.ts'

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 0h160v40z"/></svg>',
)

it('has an offer drawn in a process of its own, with the logo of its dealer', async () => {
  const papers = new OfferPapers(noImages)
  const content = offerOf()
  const plain = await papers.draw(content, null, null)
  expect(plain.equals(await drawOffer(content, null, null))).toBe(true)
  const withLogo = await papers.draw(content, LOGO, null)
  const { tags } = await readPdf(new Uint8Array(withLogo).buffer)
  expect(tags).toContain(`Figure: ${content.dealer.name}`)
})
