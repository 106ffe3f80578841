import { z } from 'zod'
import { paging, searchParameter } from '../calls/query.ts'
import { inquiry } from '../inquiries/inquiry.ts'
import { listedOffer } from '../offers/offer.ts'
import { language } from '../writing/language.ts'
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

/** What a customer has asked, with the words of what was joined into it. */
const customerInquiry = inquiry
  .extend({
    joined: z
      .array(inquiry.pick({ id: true, receipt: true, createdAt: true, message: true }))
      .meta({ description: 'Was mit ihr zusammengeführt wurde, das Älteste zuerst' }),
  })
  .meta({ id: 'CustomerInquiry' })
export type CustomerInquiry = z.infer<typeof customerInquiry>

export const customerQuery = z.object({
  ...paging(50),
  search: searchParameter().meta({
    description:
      'Wörter, die alle vorkommen müssen, in Name, Firma, Ort, E-Mail-Adresse oder Telefon',
  }),
})
export type CustomerQuery = z.infer<typeof customerQuery>

/** A customer in a list of all. */
export const listedCustomer = personName
  .extend({
    place: z
      .string()
      .meta({ description: 'Ort aus dem letzten Angebot; leer, wenn es keines gibt' }),
    firm: z.string().nullable().meta({
      description: 'Führt zur Firma (GET /firms/{key}); null, wenn keine bekannt ist',
    }),
    inquiries: z.number().int(),
    language: language.meta({ description: 'In der ihre letzte Anfrage gestellt ist' }),
    lastContactAt: z.iso.datetime().meta({
      description: 'Wann zuletzt etwas von diesem Kunden kam oder an ihn ging',
    }),
  })
  .meta({ id: 'ListedCustomer' })
export type ListedCustomer = z.infer<typeof listedCustomer>

/** Everything that there is to know of a customer before calling them, the newest first. */
export const customer = personName
  .extend({
    inquiries: z.array(customerInquiry),
    offers: z.array(customerOffer),
    alerts: z.number().int().meta({ description: 'Wie viele Suchaufträge sie bestätigt hat' }),
    bought: z.array(boughtMachine),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof customer>

export const firmKey = z.object({
  key: z
    .string()
    .min(1)
    .max(254)
    .meta({ description: 'Die Domain ihrer E-Mail-Adressen, oder ihr Name ohne Rechtsform' }),
})

/** A firm: everybody who writes from its domain or names it, with what they all asked, were offered and have bought. */
export const firm = z
  .object({
    key: z.string(),
    name: z.string(),
    domain: z.string().nullable().meta({ description: 'Null, wenn nur ihr Name bekannt ist' }),
    persons: z.array(listedCustomer),
    inquiries: customer.shape.inquiries,
    offers: customer.shape.offers,
    bought: customer.shape.bought,
  })
  .meta({ id: 'Firm' })
export type Firm = z.infer<typeof firm>
