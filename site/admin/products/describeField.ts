import type { Category } from '../../../shared/product/category.ts'
import type { PartChecked } from '../../../shared/product/condition-report.ts'
import { feedNames } from '../../../shared/product/field-rules.ts'
import { type AnyField, productFields } from '../../../shared/product/fields.ts'
import { rentText } from '../../../shared/product/price.ts'
import { type Product, type ProductInput, productPatch } from '../../../shared/product/product.ts'
import { yearText } from '../../../shared/product/terms.ts'
import { formatDateTime, formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatPrice } from '../../../shared/writing/format.ts'
import { useCategories } from '../categories/useCategories.ts'
import type { Describe, Line } from '../history/Differences.tsx'

export type ProductField = keyof ProductInput
/** What was typed here, or what is stored. */
export type Version = ProductInput | Product

const fields = productPatch.keyof()

/** A difference of a product in German: technical data row by row, the category by its name. */
export function describeField(
  categories: Pick<Category, 'id' | 'name'>[],
  field: string,
  before: unknown,
  after: unknown,
): Line[] {
  const name = fields.safeParse(field).data
  if (!name) return []
  const [was, is] = [only(name, before), only(name, after)]
  if (name === 'specifications') return rows(was.specifications ?? {}, is.specifications ?? {})
  if (name === 'conditionReport')
    return rows(marksOf(was.conditionReport), marksOf(is.conditionReport), 'Zustand ')
  if (name === 'images') return images(was.images ?? [], is.images ?? [])
  const text = (version: typeof was) =>
    name === 'categoryId' ? categoryName(categories, version.categoryId) : fieldText(version, name)
  return [{ before: text(was), after: text(is) }]
}

/** The same, with the categories that there are. */
export function useDescribeField(): Describe {
  const { data: categories = [] } = useCategories()
  return (...difference) => describeField(categories, ...difference)
}

const only = (field: ProductField, value: unknown) =>
  productPatch.safeParse({ [field]: value }).data ?? {}

function categoryName(categories: Pick<Category, 'id' | 'name'>[], id: number | undefined) {
  if (id === undefined) return ''
  return categories.find((category) => category.id === id)?.name ?? `gelöschte Kategorie (${id})`
}

function rows(before: Record<string, string>, after: Record<string, string>, of = ''): Line[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  if (names.length === 0) return []
  if (changed.length === 0)
    return [{ before: 'bisherige Reihenfolge', after: 'andere Reihenfolge' }]
  return changed.map((name) => ({
    label: of + name,
    before: before[name] ?? '',
    after: after[name] ?? '',
  }))
}

const marksOf = (report: Version['conditionReport'] | undefined) =>
  Object.fromEntries((report ?? []).map((part) => [part.part, partText(part)]))

/** One part as the history shows it: `2, Rollen erneuert`. */
const partText = ({ mark, note }: PartChecked): string =>
  note === '' ? String(mark) : `${mark}, ${note}`

function images(before: string[], after: string[]): Line[] {
  if (before.length + after.length === 0) return []
  const count = (all: string[]) => fieldText({ images: all }, 'images')
  const isSameCount = before.length === after.length
  const isReordered = isSameCount && before.every((image) => after.includes(image))
  const isSame = isSameCount && before.every((image, at) => image === after[at])
  const note = isSame
    ? ''
    : isReordered
      ? ' in anderer Reihenfolge'
      : isSameCount
        ? ', andere Auswahl'
        : ''
  return [{ before: count(before), after: count(after) + note }]
}

/**
 * The value of a field as it is read.
 * @param version a whole version, or the field alone
 */
export function fieldText(version: Partial<Version>, field: ProductField): string {
  const words: Partial<Record<ProductField, Say>> = ownWords
  const say = words[field]
  return say ? say(version) : plainText(productFields[field], version[field])
}

/** The value of a field whose kind says how it is read. */
export function plainText({ kind, choices }: AnyField, value: unknown): string {
  if (kind === 'flag') return value ? 'Ja' : 'Nein'
  if (kind === 'amount' && typeof value === 'number') return formatPrice(value)
  const text = String(value ?? '')
  if (kind === 'day') return text && formatDay(text)
  return choices?.[text] ?? text
}

type Say = (version: Partial<Version>) => string
type OwnField = {
  [Name in ProductField]: (typeof productFields)[Name]['kind'] extends 'own' ? Name : never
}[ProductField]

/** The values of the fields of which the kind does not say it. Any such does not compile without an entry here. */
const ownWords: Record<OwnField, Say> = {
  year: ({ year }) => (year === undefined ? '' : yearText(year)),
  categoryId: ({ categoryId }) => String(categoryId ?? ''),
  rent: ({ rent }) => rentText(rent ?? null),
  images: ({ images = [] }) => formatCount(images.length, 'Bild', 'Bilder'),
  specifications: ({ specifications = {} }) => named(specifications),
  conditionReport: ({ conditionReport }) => named(marksOf(conditionReport)),
  withheldFrom: ({ withheldFrom = [] }) => withheldFrom.map((key) => feedNames[key]).join(', '),
  reservedFor: ({ reservedFor }) => (reservedFor ? `Anfrage ${reservedFor}` : ''),
  publishAt: ({ publishAt }) => (publishAt ? `${formatDateTime(publishAt)} Uhr` : ''),
}

const named = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
