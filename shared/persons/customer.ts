import { z } from 'zod'
import { inquiry } from '../inquiries/inquiry.ts'
import { listedOffer } from '../offers/offer.ts'
import { personName } from './person.ts'

const customerOffer = listedOffer.pick({
  id: true,
  inquiryId: true,
  number: true,
  revision: true,
  status: true,
  recipient: true,
  validUntil: true,
  sentAt: true,
  createdAt: true,
  totals: true,
})
export type CustomerOffer = z.infer<typeof customerOffer>

const boughtMachine = z
  .object({
    productId: z.number().int().nullable().meta({
      description: 'Null, wenn es die Maschine nicht mehr gibt oder nie in der Liste gab',
    }),
    title: z.string(),
    at: z.iso.datetime().meta({ description: 'Wann das Angebot angenommen wurde' }),
  })
  .meta({ id: 'BoughtMachine' })
export type BoughtMachine = z.infer<typeof boughtMachine>

/** Everything that there is to know of a customer before calling them, the newest first. */
export const customer = personName
  .extend({
    inquiries: z.array(inquiry),
    offers: z.array(customerOffer),
    alerts: z.number().int().meta({ description: 'Wie viele Suchaufträge sie bestätigt hat' }),
    bought: z.array(boughtMachine),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof customer>
