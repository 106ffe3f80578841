import { z } from 'zod'
import { calendarDay } from '../calls/query.ts'
import { definitionOf } from '../figures/registry.ts'
import { category } from '../product/category.ts'
import { product, productInput, productPatch } from '../product/product.ts'
import { moment, optionalText } from '../writing/text.ts'

/** A machine as somebody meets it in the yard. */
export const yardMachine = product
  .pick({ id: true, title: true, stockNumber: true, status: true, location: true, images: true })
  .extend({
    hours: z.number().int().nullable(),
    note: z.string(),
    seenAt: z.iso.datetime().nullable().meta({ description: 'Wann sie zuletzt gesehen wurde' }),
    seenBy: z.string().nullable(),
  })
  .meta({ id: 'YardMachine' })
export type YardMachine = z.infer<typeof yardMachine>

/** A category that a new machine can have. */
export const yardCategory = category.pick({ id: true, name: true, slug: true })

const hours = definitionOf('hours')
const [least, most] = hours.kind === 'number' ? [hours.min, hours.max] : [0, 0]
const HOURS = `Betriebsstunden müssen eine ganze Zahl bis ${most.toLocaleString('de')} sein`

/** What the quick card changes. */
export const yardValues = z.object({
  hours: z.number({ error: HOURS }).int(HOURS).min(least, HOURS).max(most, HOURS).nullable(),
  location: productPatch.shape.location.unwrap(),
  status: productPatch.shape.status.unwrap(),
  note: productPatch.shape.note.unwrap(),
})
export type YardValues = z.infer<typeof yardValues>
type YardField = keyof YardValues

export const yardLabels: Record<YardField, string> = {
  hours: 'Betriebsstunden',
  location: 'Standort',
  status: 'Status',
  note: 'Interne Notiz',
}

/** Begins the internal note of a machine that was created in the yard, before what nobody has said of it yet. */
export const UNCHECKED = 'Im Hof angelegt. Bitte noch prüfen: '

/** @param seen what the phone showed of the same fields, so that nobody writes over what they do not know */
export const yardChange = z
  .object({
    changes: yardValues.partial(),
    seen: z
      .object({
        hours: z.number().nullable(),
        location: z.string(),
        status: z.string(),
        note: z.string(),
      })
      .partial(),
  })
  .meta({ id: 'YardChange' })
export type YardChange = z.infer<typeof yardChange>

/** `data` of a refused change: what there is now of the fields that somebody else has changed. */
export const yardConflict = yardValues.partial()

/** It follows what is still to be checked, and both have to fit in the internal note. */
export const DRAFT_NOTE_LENGTH = 4000

/** A machine that comes off the lorry. What is not said here is noted as missing in the draft. */
export const yardDraft = z
  .object({
    brand: productPatch.shape.brand.unwrap(),
    model: productPatch.shape.model.unwrap(),
    stockNumber: productPatch.shape.stockNumber.unwrap().default(null),
    year: productInput.shape.year,
    categoryId: productPatch.shape.categoryId.unwrap().nullable().default(null),
    hours: yardValues.shape.hours.default(null),
    location: yardValues.shape.location.nullable().default(null),
    note: optionalText('Notiz', DRAFT_NOTE_LENGTH).default(''),
  })
  .meta({ id: 'YardDraft' })

/** @param at when it was pressed, by the phone's clock; of one that is taken back, when it was seen */
export const sighting = z.object({ at: moment('Zeitpunkt') })

/** Which machine a change was about. */
export const yardOutcome = z.object({ id: z.number().int() }).meta({ id: 'YardOutcome' })

/** With what a phone locks the changes that wait in it: 32 bytes that the server keeps for the account. */
export const yardKey = z.object({ key: z.string() })

export const stocktakeQuery = z.object({
  since: calendarDay('2026-11-25').meta({
    description: 'Der Tag in Deutschland, seit dem sie gesehen worden sein müsste',
  }),
  location: z
    .string()
    .trim()
    .max(200)
    .default('')
    .meta({ description: 'Nur dieser Standort; leer: alle' }),
})
