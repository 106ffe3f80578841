import { z } from 'zod'
import type { FigureKey } from '../../../shared/figures/registry.ts'
import {
  conditionReport,
  marks,
  type PartChecked,
} from '../../../shared/product/condition-report.ts'
import type { AnyField } from '../../../shared/product/field-kinds.ts'
import { productFields } from '../../../shared/product/fields.ts'
import {
  knownCategory,
  type Product,
  pricedUnlessOnRequest,
  productInput,
} from '../../../shared/product/product.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { specificationRow, specificationRows, toRows } from './specificationRows.ts'

const text = z.string().nullable()

/** A row of the form. A part that is only proposed has no mark yet. */
const partRow = z.object({ part: text, mark: z.literal(marks).nullable(), note: text })
export type ReportRow = z.infer<typeof partRow>

/** What the form holds as a report. Proposed parts of which nobody has said anything are dropped. */
const reportRows = z
  .array(partRow)
  .nullable()
  .superRefine((rows, context) => {
    for (const [index, { part, mark, note }] of (rows ?? []).entries()) {
      if (mark === null && !note?.trim()) continue
      const { error } = conditionReport.safeParse([{ part: part ?? '', mark, note: note ?? '' }])
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [index, ...path.slice(1)] })
    }
  })
  .transform((rows) => {
    const marked = (rows ?? []).flatMap(({ part, mark, note }): PartChecked[] =>
      mark === null ? [] : [{ part: (part ?? '').trim(), mark, note: (note ?? '').trim() }],
    )
    return marked.length > 0 ? marked : null
  })

/** The product as its form holds it: technical data in rows, numbers perhaps still missing. */
export const productForm = productInput
  .extend({ specifications: specificationRows, conditionReport: reportRows })
  // The field of a time is not shown with another status, and may still hold one.
  .overwrite((product) => ({ ...product, ...timesEndedBy(product.status) }))
  .check(pricedUnlessOnRequest)

/** The same, with the ids of the categories that there are. */
export const productFormKnowing = (categories: (number | null | undefined)[]) =>
  productForm.check(knownCategory((id) => categories.includes(id)))

/** What the form can hold at any moment, be it valid or not. */
export const productFormValues = z.looseObject({
  images: z.array(z.string()),
  specifications: z.array(specificationRow).min(1),
})
export type ProductFormValues = z.infer<typeof productFormValues>

/** What the form for a new product starts from: the defaults of the schema, and a row to fill in. */
export const newProduct: ProductFormValues = {
  ...startOf(() => true),
  images: [],
  specifications: toRows({}),
}

/** What these fields begin with, as their rules say. */
function startOf(isMeant: (about: AnyField) => boolean) {
  return Object.fromEntries(
    Object.entries<AnyField>(productFields).flatMap(([field, about]) =>
      isMeant(about) && about.rule instanceof z.ZodDefault
        ? [[field, about.rule.parse(undefined)]]
        : [],
    ),
  )
}

export function toFormValues(product: Product): ProductFormValues {
  return { ...product, specifications: toRows(product.specifications) }
}

/** What a machine has by itself, and no other of its model. */
const ownFigures: readonly (string | undefined)[] = [
  'hours',
  'inspectionUntil',
] satisfies FigureKey[]

/** What the form for a new product starts from as a copy of another. */
export function copyOf(product: Product): ProductFormValues {
  const { id, specifications, ...values } = toFormValues(product)
  return {
    ...values,
    ...startOf(({ isOfOne = false }) => isOfOne),
    specifications: specifications.map((row) =>
      ownFigures.includes(row.figure) ? { ...row, value: '' } : row,
    ),
    // Until somebody has looked at what the other has not.
    status: 'inactive',
    title: `${product.title} (Kopie)`,
  }
}

/** The rows with those of the usual parts that are not among them. */
export function withProposed(rows: readonly ReportRow[], parts: readonly string[]): ReportRow[] {
  const known = new Set(rows.map(({ part }) => part?.trim()))
  const proposed = parts.filter((part) => !known.has(part))
  return [...rows, ...proposed.map((part) => ({ part, mark: null, note: '' }))]
}

/**
 * Puts an uploaded image before the first one that was chosen after it, else at the end. Uploads end in any
 * order.
 * @param numbers of the images that were uploaded here, in the order of choosing
 */
export function insertInOrder(
  images: string[],
  image: string,
  numbers: ReadonlyMap<string, number>,
): string[] {
  const own = numbers.get(image) ?? Number.POSITIVE_INFINITY
  const next = images.findIndex((other) => (numbers.get(other) ?? 0) > own)
  return images.toSpliced(next === -1 ? images.length : next, 0, image)
}
