import { z } from 'zod'
import { optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { ALL_CATEGORIES } from './terms.ts'

export { ALL_CATEGORIES, ALL_CATEGORIES_NAME } from './terms.ts'

export const LAST_PLACE = 9999

const editable = {
  name: requiredLine('Name', 100, 'Name ist erforderlich'),
  nameEn: optionalLine('Name auf Englisch', 100),
  description: optionalText('Beschreibung', 2000),
  icon: optionalLine('Symbol', 16),
  sortOrder: z
    .number({ error: 'Reihenfolge muss eine ganze Zahl sein' })
    .int('Reihenfolge muss eine ganze Zahl sein')
    .min(-9999, 'Reihenfolge muss mindestens -9.999 sein')
    .max(LAST_PLACE, 'Reihenfolge darf höchstens 9.999 sein'),
}

const slug = requiredLine('Kürzel', 60, 'Kürzel ist erforderlich')
  .regex(/^[a-z0-9-]+$/, 'Kürzel darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten')
  .refine((value) => value !== ALL_CATEGORIES, { error: 'Das Kürzel „all“ ist vergeben' })

export const categoryInput = z
  .object({
    ...editable,
    slug,
    nameEn: editable.nameEn.default(''),
    description: editable.description.default(''),
    icon: editable.icon.default(''),
    sortOrder: editable.sortOrder.nullish().transform((place) => place ?? 0),
  })
  .meta({ id: 'CategoryInput' })
export type CategoryInput = z.infer<typeof categoryInput>

/** A category's slug is part of public addresses, so it is fixed once created. */
export const categoryPatch = z.object(editable).partial().meta({ id: 'CategoryPatch' })
export type CategoryPatch = z.infer<typeof categoryPatch>

export const category = z
  .object({
    id: z.number().int(),
    name: z.string(),
    nameEn: z.string().meta({ description: 'Leer, wo Englisch wie Deutsch heißt' }),
    slug: z.string(),
    description: z.string(),
    icon: z.string(),
    sortOrder: z.number().int(),
    updatedAt: z.iso.datetime(),
    /** All products that the caller may see, and how many of them are available. */
    _count: z.object({ products: z.number().int(), available: z.number().int() }),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

/** What a filter or a search names of it. */
export type CategoryChoice = Pick<Category, 'id' | 'slug' | 'name'> &
  Partial<Pick<Category, 'nameEn'>>
