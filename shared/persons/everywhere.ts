import { z } from 'zod'
import { inquiry } from '../inquiries/inquiry.ts'
import { listedOffer } from '../offers/offer.ts'
import { product } from '../product/product.ts'
import { optionalText } from '../writing/text.ts'
import { personName } from './person.ts'

/** How many of each kind are found. Whoever looks for another one must be more exact. */
export const MOST_FOUND = 5

export const everywhereQuery = z.object({
  q: optionalText('q', 200).optional().meta({
    description:
      'Nummer, Name, Firma, Telefonnummer in jeder Schreibweise, E-Mail-Adresse, Lagernummer oder Titel; gelesen werden zwölf Wörter',
  }),
})

const foundInquiry = inquiry.pick({
  id: true,
  receipt: true,
  name: true,
  company: true,
  stage: true,
  createdAt: true,
})

const foundOffer = listedOffer
  .pick({ id: true, number: true, revision: true, status: true })
  .extend(listedOffer.shape.inquiry.pick({ name: true, company: true }).shape)

const foundProduct = product
  .pick({ id: true, title: true, stockNumber: true, status: true, price: true })
  .extend({
    capacity: z.number().int().nullable().meta({ description: 'In kg' }),
    liftHeight: z.number().int().nullable().meta({ description: 'In mm' }),
  })

/** What a search finds in all rooms at once. What somebody may not see is empty. */
export const everywhere = z
  .object({
    inquiries: z.array(foundInquiry),
    offers: z.array(foundOffer),
    products: z.array(foundProduct),
    atLeast: z.array(z.string()).meta({
      description:
        'Angaben, die keine Maschine genau hat: Die gefundenen haben mindestens so viel; leer, wenn sie genau passen',
    }),
    persons: z.array(personName),
  })
  .meta({ id: 'Everywhere' })
export type Everywhere = z.infer<typeof everywhere>
