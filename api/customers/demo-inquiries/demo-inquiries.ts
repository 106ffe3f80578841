import { readFile } from 'node:fs/promises'
import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { type Hours, hoursOn, momentAt } from '../../../shared/dealer/clock.ts'
import { contactFields, quantity } from '../../../shared/inquiries/contact-input.ts'
import { messageKindLabels } from '../../../shared/inquiries/message.ts'
import { lostReasons, sourceLabels, stages } from '../../../shared/inquiries/stage.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { type Change, type Effects, mergeChanges } from '../../base/requests/change/change.ts'
import { SEED_FOLDER } from '../../catalogue/demo-stock/catalogue.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { deleteInquiry } from '../inquiries/inquiry.deletion.ts'
import { InquiryEntity, InquiryEventEntity } from '../inquiries/inquiry.entity.ts'
import { addToSearch } from '../inquiries/inquiry.search.ts'
import { enterStage, setStep, workingTime } from '../inquiries/inquiry.work.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { storeInquiry } from '../intake/store-inquiry.ts'
import { followUp } from '../messages/advance-inquiry.ts'
import { endOfOffers } from '../offers/commitments.ts'
import { keptInquiries } from '../offers/kept-offers.ts'

/** A time of day, such as `09:12`, so many days with opening hours before the first start. */
const past = z.object({ daysAgo: z.int().positive(), time: z.string() })
type Past = z.infer<typeof past>

const demoInquiry = contactFields
  .pick({ name: true, company: true, email: true, phone: true, message: true })
  .extend({
    concern: contactFields.shape.concern,
    language: contactFields.shape.language,
    callback: contactFields.shape.callback,
    source: z.enum(keysOf(sourceLabels)),
    stockNumbers: z.array(z.string()),
    /** Of each machine by its stock number, where it is more than one. */
    pieces: z.record(z.string(), quantity).default({}),
    arrived: past,
    stage: z.enum(stages),
    lostReason: z.enum(lostReasons).optional(),
    lostNote: z.string().optional(),
    conversation: z.array(
      z.object({
        kind: z.enum(keysOf(messageKindLabels)),
        text: z.string(),
        /** What it repeats, if it came by mail. */
        quoted: z.string().default(''),
        on: past,
      }),
    ),
  })
type DemoInquiry = z.infer<typeof demoInquiry>

/** The author of invented messages. The name says that they are examples. */
const AUTHOR = 'Beispiel'
const MARK = 'Erfundene Beispielanfrage. Sie wird mit den Beispielmaschinen entfernt.'

/** Inquiries in all stages, oldest first, that show at the first start what the work with them looks like. */
export async function readDemoInquiries(): Promise<DemoInquiry[]> {
  const text = await readFile(new URL('inquiries.json', SEED_FOLDER), 'utf8')
  return z.array(demoInquiry).parse(JSON.parse(text))
}

/** Stores the example inquiries as if they had come in over the last weeks. Nobody gets a mail. */
export async function addDemoInquiries(em: EntityManager, samples: DemoInquiry[]): Promise<void> {
  const { hours, now } = await workingTime(em)
  for (const sample of samples) {
    const { stockNumbers, pieces, arrived, stage, conversation, lostReason, lostNote, ...fields } =
      sample
    const momentOf = (past: Past) => momentBefore(now, past, hours)
    const at = momentOf(arrived)
    const found = await em.find(ProductEntity, { stockNumber: stockNumbers })
    const products = stockNumbers.flatMap((number) =>
      found.filter(({ stockNumber }) => stockNumber === number),
    )
    const quantities = Object.fromEntries(
      products.map(({ id, stockNumber }) => [id, pieces[stockNumber ?? ''] ?? 1]),
    )
    const time = { hours, now: at }
    const inquiry = await storeInquiry(em, { ...fields, products, quantities }, time)
    em.create(InquiryEventEntity, { inquiry, at, kind: 'status', text: MARK, author: AUTHOR })
    const messages: MessageEntity[] = []
    for (const { kind, text, quoted, on } of conversation) {
      const said = momentOf(on)
      const message = { at: said, kind, text, quoted, author: AUTHOR }
      messages.push(em.create(MessageEntity, { inquiry, ...message }))
      if (kind === 'note') inquiry.notes = text
      if (kind !== 'call') continue
      inquiry.firstAnsweredAt ??= said
      setStep(inquiry, followUp({ hours, now: said }))
    }
    enterStage(inquiry, stage, { hours, now })
    em.assign(inquiry, { lostReason: lostReason ?? null, lostNote: lostNote ?? null })
    await em.flush()
    for (const { id } of messages) await addToSearch(em, inquiry.id, id)
  }
}

/** The example inquiries that are still there: their addresses belong to nobody (RFC 2606). */
export async function findDemoInquiries(em: EntityManager): Promise<number[]> {
  const email = (await readDemoInquiries()).map((sample) => sample.email)
  const found = await em.find(InquiryEntity, { email }, { fields: ['id'], orderBy: { id: 'asc' } })
  return found.map(({ id }) => id)
}

/**
 * Deletes the example inquiries, except one whose offer was accepted to try it: that offer has a number, and the law
 * makes no exception for trials.
 * @returns how many are gone, and what visitors see of it
 */
export async function removeDemoInquiries(em: EntityManager): Promise<Change<number>> {
  const ids = await findDemoInquiries(em)
  const kept = await keptInquiries(em, new Date(), ids)
  const removed = ids.filter((id) => !kept.has(id))
  const changes: Effects[] = []
  for (const id of removed) changes.push(await deleteInquiry(em, id, { mayEnd: true }, endOfOffers))
  return { result: removed.length, ...mergeChanges(changes) }
}

function momentBefore(now: Date, { daysAgo, time }: Past, hours: Hours): Date {
  let day = berlinDay(now)
  for (let left = daysAgo; left > 0; ) {
    day = addDays(day, -1)
    if (hoursOn(day, hours).length > 0) left--
  }
  return momentAt(`${day}T${time}`)
}
