import type { Category } from '../../../shared/product/category.ts'
import type { PartChecked } from '../../../shared/product/condition-report.ts'
import { rentText } from '../../../shared/product/price.ts'
import { adminStatusLabels, productPatch } from '../../../shared/product/product.ts'
import {
  conditionLabels,
  feedNames,
  gradeLabels,
  priceKindLabels,
} from '../../../shared/product/terms.ts'
import { formatDateTime, formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatPrice } from '../../../shared/writing/format.ts'
import { useCategories } from '../categories/useCategories.ts'
import type { Describe, Line } from '../history/Differences.tsx'
import type { ProductField, Version } from './mergeVersions.ts'

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
  switch (field) {
    case 'price':
    case 'previousPrice':
    case 'purchasePrice': {
      const price = version[field]
      return price == null ? '' : formatPrice(price)
    }
    case 'priceKind':
      return version.priceKind ? priceKindLabels[version.priceKind] : ''
    case 'condition':
      return version.condition ? conditionLabels[version.condition] : ''
    case 'grade':
      return version.grade ? gradeLabels[version.grade] : ''
    case 'rent':
      return rentText(version.rent ?? null)
    case 'status':
      return version.status ? adminStatusLabels[version.status] : ''
    case 'featured':
      return version.featured ? 'Ja' : 'Nein'
    case 'withheldFrom':
      return (version.withheldFrom ?? []).map((key) => feedNames[key]).join(', ')
    case 'conditionAt':
    case 'reservedUntil': {
      const day = version[field]
      return day ? formatDay(day) : ''
    }
    case 'reservedFor':
      return version.reservedFor ? `Anfrage ${version.reservedFor}` : ''
    case 'publishAt':
      return version.publishAt ? `${formatDateTime(version.publishAt)} Uhr` : ''
    case 'images':
      return formatCount(version.images?.length ?? 0, 'Bild', 'Bilder')
    case 'conditionReport':
      return named(marksOf(version.conditionReport))
    case 'specifications':
      return named(version.specifications ?? {})
    default:
      return String(version[field] ?? '')
  }
}

const named = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
