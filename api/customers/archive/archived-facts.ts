import { z } from 'zod'
import { inquiry, inquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import { message } from '../../../shared/inquiries/message.ts'
import { offer } from '../../../shared/offers/offer.ts'

/** What is kept of an inquiry beside its sender. */
export const inquiryFacts = inquiry
  .pick({
    message: true,
    callback: true,
    callbackAt: true,
    concern: true,
    deliveryPostcode: true,
    source: true,
    answerDueAt: true,
    firstAnsweredAt: true,
    suspicious: true,
    updatedAt: true,
  })
  .extend({
    // What was kept before there was another one is German.
    language: inquiry.shape.language.default('de'),
    products: z.array(inquiryProduct.omit({ available: true })),
  })
export type InquiryFacts = z.infer<typeof inquiryFacts>

const { to, cc, passedOnBy, fromProgram } = message.shape
/** What is kept of a message beside its files. */
export const messageFacts = message.omit({ id: true, state: true, attachments: true }).extend({
  // What was kept before there were these has none of them.
  to: to.default([]),
  cc: cc.default([]),
  passedOnBy: passedOnBy.default(null),
  fromProgram: fromProgram.default(false),
})
export type MessageFacts = z.infer<typeof messageFacts>

/** What is kept of an accepted offer beside its paper. */
export const offerFacts = offer
  .omit({
    id: true,
    inquiryId: true,
    customer: true,
    status: true,
    probability: true,
    pdfSha256: true,
    address: true,
    keptUntil: true,
    warnings: true,
    recipientFrom: true,
  })
  // What was kept before there was another one is German.
  .extend({ decidedOnPage: z.boolean(), language: offer.shape.language.default('de') })
export type OfferFacts = z.infer<typeof offerFacts>
