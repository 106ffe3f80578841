import { z } from 'zod'
import { specificationName, specificationValue } from '../../../shared/product/field-rules.ts'
import {
  knownCategory,
  type Product,
  pricedUnlessOnRequest,
  productInput,
} from '../../../shared/product/product.ts'
import { timeFields, timesEndedBy } from '../../../shared/product/times.ts'
import { type SpecificationRow, toRows } from './figureRows.ts'
import { reportRows } from './reportRows.ts'

/** A figure whose field is not filled in, or a row of which nothing is. */
const isEmptyRow = ({ name, value, figure }: SpecificationRow) =>
  value.trim() === '' && (figure !== undefined || name.trim() === '')

const row = z.object({ name: z.string(), value: z.string(), figure: z.string().optional() })

/** Rows with both fields empty are dropped; a half-filled one, or the same name twice, is an error. */
const specificationRows = z
  .array(row)
  .superRefine((rows, context) => {
    const names = new Set<string>()
    rows.forEach((row, index) => {
      if (isEmptyRow(row)) return
      const report = (field: keyof SpecificationRow, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message })
      const name = specificationName.safeParse(row.name)
      const value = specificationValue.safeParse(row.value)
      if (name.error) report('name', name.error.issues[0]?.message ?? '')
      if (value.error) report('value', value.error.issues[0]?.message ?? '')
      if (names.has(row.name.trim())) report('name', 'Dieser Name steht schon weiter oben')
      names.add(row.name.trim())
    })
  })
  .transform((rows) =>
    Object.fromEntries(
      rows.filter((row) => !isEmptyRow(row)).map(({ name, value }) => [name.trim(), value.trim()]),
    ),
  )
  .pipe(productInput.shape.specifications.unwrap())

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
  specifications: z.array(row).min(1),
})
export type ProductFormValues = z.infer<typeof productFormValues>

/** What the form for a new product starts from: the defaults of the schema, and a row to fill in. */
export const newProduct: ProductFormValues = {
  ...startingValues(),
  images: [],
  specifications: toRows({}),
}

function startingValues() {
  return Object.fromEntries(
    Object.entries(productInput.shape).flatMap(([field, schema]) =>
      schema instanceof z.ZodDefault ? [[field, schema.parse(undefined)]] : [],
    ),
  )
}

export function toFormValues(product: Product): ProductFormValues {
  return { ...product, specifications: toRows(product.specifications) }
}

/** What the form for a new product starts from as a copy of another. */
export function copyOf(product: Product): ProductFormValues {
  const { id, ...values } = toFormValues(product)
  const own = ['stockNumber', 'conditionReport', 'conditionAt', ...timeFields].map((field) => [
    field,
    null,
  ])
  return {
    ...values,
    // Two machines share none of these.
    ...Object.fromEntries(own),
    serialNumber: '',
    title: `${product.title} (Kopie)`,
  }
}
