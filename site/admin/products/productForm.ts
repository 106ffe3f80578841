import { z } from 'zod'
import {
  knownCategory,
  type Product,
  productInput,
  productStatuses,
  specificationName,
  specificationValue,
} from '../../../shared/product.ts'

export interface SpecificationRow {
  name: string
  value: string
}

export const emptyRow: SpecificationRow = { name: '', value: '' }

const isEmptyRow = ({ name, value }: SpecificationRow) => name.trim() === '' && value.trim() === ''

/** Rows with both fields empty are dropped; a half-filled one, or the same name twice, is an error. */
const specificationRows = z
  .array(z.object({ name: z.string(), value: z.string() }))
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
export const productForm = productInput.extend({ specifications: specificationRows })

/** The same, with the ids of the categories that there are. */
export const productFormKnowing = (categories: (number | null | undefined)[]) =>
  productForm.check(knownCategory((id) => categories.includes(id)))

const text = z.string()
/** A number, nothing yet, or what was typed and is no number. */
const number = z.union([z.number(), z.string()]).nullable()

/** What the form can hold at any moment, be it valid or not. */
export const productFormValues = z.object({
  title: text,
  brand: text,
  model: text,
  year: number,
  price: number,
  location: text,
  categoryId: z.number().nullable(),
  description: text,
  images: z.array(text),
  featured: z.boolean(),
  status: z.enum(productStatuses),
  specifications: z.array(z.object({ name: text, value: text })).min(1),
})
export type ProductFormValues = z.infer<typeof productFormValues>

export const newProduct: ProductFormValues = {
  title: '',
  brand: '',
  model: '',
  year: null,
  price: null,
  location: '',
  categoryId: null,
  description: '',
  images: [],
  featured: false,
  status: 'active',
  specifications: [emptyRow],
}

export function toFormValues(product: Product): ProductFormValues {
  const { title, brand, model, year, price, location, categoryId } = product
  const { description, images, featured, status } = product
  const rows = Object.entries(product.specifications).map(([name, value]) => ({ name, value }))
  return {
    ...{ title, brand, model, year, price, location, categoryId },
    ...{ description, images, featured, status },
    specifications: rows.length > 0 ? rows : [emptyRow],
  }
}

/** What the form for a new product starts from as a copy of another. */
export const copyOf = (product: Product): ProductFormValues => ({
  ...toFormValues(product),
  title: `${product.title} (Kopie)`,
})
