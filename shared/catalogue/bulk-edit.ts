import { z } from 'zod'
import { paging } from '../calls/query.ts'
import { driveChoices } from '../figures/choices.ts'
import { differences } from '../operation/history.ts'
import { productPatch } from '../product/product.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/records.ts'
import { yardValues } from '../yard/yard.ts'
import { type ProductQuery, productFilters, productQuery } from './product-query.ts'

/** So many changed and left machines are named; counted are all. */
export const LISTED_EDITS = 200
const MOST_IDS = 10_000

const PERCENT = 'Bitte geben Sie eine Änderung von −90 bis +200 Prozent an'

/** What may be changed of many machines at once. What is not named stays as it is. */
const bulkChanges = productPatch
  .pick({
    condition: true,
    grade: true,
    priceKind: true,
    status: true,
    location: true,
    categoryId: true,
    featured: true,
    withheldFrom: true,
    reservedUntil: true,
  })
  .extend({
    drive: z.enum(keysOf(driveChoices), { error: 'Diesen Antrieb gibt es nicht' }).optional(),
    hours: yardValues.shape.hours.optional(),
    pricePercent: z
      .number({ error: PERCENT })
      .min(-90, PERCENT)
      .max(200, PERCENT)
      .refine((percent) => percent !== 0, 'Null Prozent ändern nichts')
      .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), {
        error: 'Höchstens zwei Nachkommastellen',
      })
      .optional()
      .meta({ description: 'Um wie viel Prozent der Preis sich ändert, auf ganze Euro gerundet' }),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Bitte wählen Sie, was sich ändern soll',
  })
  .meta({ id: 'BulkChanges' })
export type BulkChanges = z.infer<typeof bulkChanges>

/** Whether a list with these filters may be shorter than the whole. */
const narrows = (query: ProductQuery): boolean =>
  keysOf(productFilters.shape).some((key) => query[key] !== undefined && query[key] !== '')

export const bulkEditInput = z
  .object({
    ids: z
      .array(z.number().int().min(1).max(LARGEST_ID), {
        error: 'ids muss eine Liste von Nummern sein',
      })
      .min(1, 'Bitte wählen Sie mindestens eine Maschine')
      .max(MOST_IDS, `Höchstens ${MOST_IDS} Maschinen auf einmal`)
      .optional(),
    filter: productQuery.optional().meta({
      description:
        'Alle Maschinen, die die Liste damit zeigt, auch inaktive; Werte wie in ihrer Adresse, page, limit, sort, order und postcode ohne Wirkung',
    }),
    all: z.boolean({ error: 'all muss wahr oder falsch sein' }).optional().meta({
      description: 'Muss true sein, wenn der Filter keine Maschine ausnimmt',
    }),
    changes: bulkChanges,
    mode: z.enum(['check', 'apply'], { error: 'Modus muss „check“ oder „apply“ sein' }),
    plan: z.string().max(64).optional().meta({
      description:
        'Was die Prüfung genannt hat; ist es inzwischen etwas anderes, so wird nichts geändert',
    }),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'Bitte nennen Sie entweder Nummern (ids) oder Filter (filter)',
  })
  .refine(({ filter, all }) => filter === undefined || all || narrows(filter), {
    path: ['filter'],
    error:
      'Dieser Filter nimmt keine Maschine aus. Sollen sich wirklich alle ändern, so gehört all: true dazu',
  })
  .meta({ id: 'BulkEditInput' })
export type BulkEditInput = z.infer<typeof bulkEditInput>

const named = z.object({ id: z.number().int(), title: z.string() })

/** What a bulk edit would change, or has changed. */
export const bulkEditReport = z
  .object({
    id: z.number().int().nullable().meta({
      description:
        'Nummer, unter der es rückgängig zu machen ist; null, solange nichts geändert ist',
    }),
    label: z.string(),
    plan: z.string(),
    changed: z.number().int(),
    unchanged: z.number().int().meta({ description: 'Maschinen, die schon so sind' }),
    failed: z.number().int().meta({ description: 'Maschinen, bei denen das nicht geht' }),
    changes: z
      .array(named.extend({ fields: differences }))
      .meta({ description: `Die ersten ${LISTED_EDITS}` }),
    left: z
      .array(named.extend({ reason: z.string() }))
      .meta({ description: `Die ersten ${LISTED_EDITS}, bei denen das nicht geht` }),
  })
  .meta({ id: 'BulkEditReport' })
export type BulkEditReport = z.infer<typeof bulkEditReport>

export const bulkEditsQuery = z.object(paging(20))

/** A bulk edit that was applied. */
export const bulkEdit = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    author: z.string(),
    label: z.string(),
    changed: z.number().int(),
    undoneAt: z.iso.datetime().nullable(),
    undoneBy: z.string().nullable(),
  })
  .meta({ id: 'BulkEdit' })
export type BulkEdit = z.infer<typeof bulkEdit>
