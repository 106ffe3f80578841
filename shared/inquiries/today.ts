import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { parameter } from '../query.ts'
import { inquiry } from './inquiry.ts'
import { message } from './message.ts'

/** Why an inquiry is to be dealt with today. It is listed under the first one that fits. */
export const todayKindLabels = {
  unanswered: 'Noch nicht beantwortet',
  failedMail: 'E-Mail nicht angekommen',
  received: 'Der Kunde hat geschrieben',
  step: 'Nächster Schritt',
  offer: 'Angebot',
  reservation: 'Reservierung',
  gone: 'Maschine nicht mehr zu haben',
} as const
export type TodayKind = keyof typeof todayKindLabels
export const todayKinds = keysOf(todayKindLabels)

export const todayQuery = z.object({
  owner: parameter(z.enum(['me'], { error: 'muss „me“ sein' })).meta({
    description: 'me: was bei mir oder bei allen liegt; ohne Angabe alles',
  }),
})

/** What a line shows of an inquiry, and what its buttons need. */
export const todayInquiry = inquiry.pick({
  id: true,
  receipt: true,
  name: true,
  company: true,
  email: true,
  phone: true,
  stage: true,
  ownerId: true,
  nextStep: true,
  message: true,
  callback: true,
  callbackAt: true,
  concern: true,
  products: true,
  createdAt: true,
  updatedAt: true,
})

const todayItem = z.object({
  kind: z.enum(todayKinds),
  at: z.iso.datetime().meta({ description: 'Seit oder bis wann' }),
  overdue: z.boolean(),
  text: z.string().meta({ description: 'Was zu tun ist' }),
  inquiry: todayInquiry,
  lastMessage: message
    .pick({ id: true, at: true, kind: true, text: true, author: true })
    .nullable()
    .meta({
      description: 'Was zuletzt geschrieben oder gesagt wurde; null für die Anfrage selbst',
    }),
})
export type TodayItem = z.infer<typeof todayItem>

export const today = z
  .object({
    items: z.array(todayItem),
    counts: z.record(z.enum(todayKinds), z.number().int()),
    /** When the next step after today falls due; null if nothing is open. */
    next: z.object({ at: z.iso.datetime(), text: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof today>
