import { z } from 'zod'
import { parameter } from '../calls/query.ts'
import { keysOf } from '../values/records.ts'
import { inquiry, inquiryProduct } from './inquiry.ts'
import { machineStateLabels } from './machine-state.ts'
import { lastMessage } from './message.ts'
import { MINUTES_BEFORE_CALL } from './stage.ts'
import { todayKinds } from './today-kinds.ts'

export const todayQuery = z.object({
  owner: parameter(z.enum(['me'], { error: 'muss „me“ sein' })).meta({
    description: 'me: was bei mir oder bei allen liegt; ohne Angabe alles',
  }),
})

/** So many of each kind are listed, the most urgent; the rest comes up when these are done. */
export const MOST_OF_A_KIND = 40

/** What a line shows of an inquiry, and what its buttons need. */
export const todayInquiry = inquiry
  .pick({
    id: true,
    receipt: true,
    name: true,
    company: true,
    email: true,
    phone: true,
    stage: true,
    ownerId: true,
    owner: true,
    nextStep: true,
    message: true,
    callback: true,
    callbackAt: true,
    concern: true,
    language: true,
    suspicious: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    phone: z.string().meta({ description: 'Die Nummer, die der Kunde zuletzt genannt hat' }),
  })

const machine = inquiryProduct
  .omit({ available: true })
  .extend({ state: z.enum(keysOf(machineStateLabels)) })
export type TodayMachine = z.infer<typeof machine>

const todayItem = z.object({
  kind: z.enum(todayKinds),
  at: z.iso.datetime().meta({ description: 'Seit oder bis wann' }),
  overdue: z.boolean(),
  text: z.string().meta({ description: 'Was zu tun ist' }),
  inquiry: todayInquiry,
  machines: z.array(machine).meta({
    description: 'Die angefragten Maschinen, bei order die bestellten, und ob sie zu haben sind',
  }),
  offer: z
    .object({ id: z.number().int(), number: z.string(), total: z.number() })
    .nullable()
    .meta({ description: 'Was bestellt ist; null, außer bei order' }),
  lastMessage: lastMessage.nullable().meta({
    description: 'Was zuletzt geschrieben oder gesagt wurde; null für die Anfrage selbst',
  }),
  question: lastMessage.nullable().meta({
    description: 'Bei order: was der Kunde zuletzt geschrieben hat und niemand beantwortet hat',
  }),
  newMessages: z.number().int().meta({
    description: 'Wie viele Nachrichten des Kunden noch keine Antwort haben',
  }),
})
export type TodayItem = z.infer<typeof todayItem>

/** A call that is about to be due, whatever else there is about its inquiry. */
const comingCall = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  at: z.iso.datetime(),
})
export type ComingCall = z.infer<typeof comingCall>

export const today = z
  .object({
    items: z.array(todayItem).meta({
      description: `Höchstens ${MOST_OF_A_KIND} je Art, die dringendsten; counts zählt alle`,
    }),
    counts: z.record(z.enum([...todayKinds, 'spam']), z.number().int()).meta({
      description:
        'Wie viele es je Art sind; spam: was aussortiert wurde, seit dieser Benutzer zuletzt Spam gesehen hat (PUT /contact/spam-seen)',
    }),
    calls: z
      .array(comingCall)
      .meta({ description: `Die Rückrufe der nächsten ${MINUTES_BEFORE_CALL} Minuten` }),
    /** When the next step after today falls due; null if nothing is open. */
    next: z.object({ at: z.iso.datetime(), text: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof today>

/** Costs next to nothing to ask for, so that an open list learns within seconds that something has come in. */
export const newest = z
  .object({ inquiry: z.number().int(), message: z.number().int(), event: z.number().int() })
  .meta({ id: 'Newest', description: 'Die höchsten Nummern, 0 für keine' })
export type Newest = z.infer<typeof newest>
