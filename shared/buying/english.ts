import { englishText } from '../figures/in-english.ts'
import type { Product } from '../product/product.ts'
import { grades } from '../product/terms.ts'
import {
  english,
  englishCount,
  englishList,
  englishPrice,
  englishQuantity,
  german,
  type Wording,
} from '../writing/english.ts'
import { leasingRate, rateOfEuro } from './leasing.ts'
import { type LocationKind, locationKind } from './locations.ts'
import type { LeasingSettings, WarrantySettings } from './settings.ts'
import { isUnused } from './warranted.ts'

/** As `DEMO_NOTICE`, `B2B_OFFER` and `B2B_NOTICE`. */
export const DEMO_NOTICE_IN_ENGLISH = 'Demonstration: company, machines and prices are examples.'
export const B2B_OFFER_IN_ENGLISH = 'For business customers only'
export const B2B_NOTICE_IN_ENGLISH = `${B2B_OFFER_IN_ENGLISH}; prices exclude VAT unless stated otherwise`

const NO_WARRANTY = 'no warranty'

/**
 * As `warrantyText`: `6 months`, and what it covers in the dealer's own words where they are not known in English.
 * Empty where nothing is said.
 */
export function englishWarranty(
  { condition, grade, status }: Pick<Product, 'condition' | 'grade' | 'status'>,
  warranty: WarrantySettings,
): Wording[] {
  const key = isUnused(condition) ? 'new' : grade
  const term = status === 'sold' || key === null ? null : warranty?.[key]
  if (!term) return []
  if (term.months === 0) return [english(NO_WARRANTY)]
  const months = englishCount(term.months, 'month', 'months')
  if (term.scope === '') return [english(months)]
  const scope = englishText(term.scope)
  return scope === null
    ? [english(months), german(term.scope)]
    : [english(`${months} ${scope.charAt(0).toLowerCase()}${scope.slice(1)}`)]
}

/** As `warrantyLine`, as a line that stands alone. */
export function englishWarrantyLine(
  machine: Pick<Product, 'condition' | 'grade' | 'status'>,
  warranty: WarrantySettings,
): Wording[] {
  const [first, ...more] = englishWarranty(machine, warranty)
  if (!first) return []
  const isNone = first.text === NO_WARRANTY
  return [english(isNone ? 'No warranty' : `Warranty: ${first.text}`), ...more]
}

type Term = NonNullable<NonNullable<WarrantySettings>['new']>

/** `12 months on the whole machine`; without what it covers where that is not known in English. */
function termInEnglish({ months, scope }: Term): string {
  const covers = scope === '' ? null : englishText(scope)
  const time = englishCount(months, 'month', 'months')
  return covers === null ? time : `${time} ${covers.charAt(0).toLowerCase()}${covers.slice(1)}`
}

/** As `newWarranty`. */
export const englishNewWarranty = (warranty: WarrantySettings): string | null =>
  warranty?.new && warranty.new.months > 0 ? termInEnglish(warranty.new) : null

/** As `gradesWarranty`: `grade A 12 months; grade B 6 months`. */
export function englishGradesWarranty(warranty: WarrantySettings): string | null {
  const given = grades.flatMap((grade) => {
    const term = warranty?.[grade]
    return term && term.months > 0 ? [`grade ${grade} ${termInEnglish(term)}`] : []
  })
  return given.length > 0 ? given.join('; ') : null
}

/** As `withoutWarranty`: `of grade C`, `of grades B and C`. */
export function englishWithoutWarranty(warranty: WarrantySettings): string | null {
  const none = grades.filter((grade) => warranty?.[grade]?.months === 0)
  if (none.length === 0) return null
  return `of ${none.length === 1 ? 'grade' : 'grades'} ${englishList(none)}`
}

type Places = Parameters<typeof locationKind>[1]

export const locationKindsInEnglish: Record<LocationKind, string> = {
  house: 'on our own premises',
  depot: 'in our depot',
  partner: 'at a partner company',
  previousOwner: 'still with its previous owner',
}

/** `ex works Hamburg` (Incoterms EXW). */
export const exWorks = (location: string): string => `ex works ${location.trim()}`

/** As `locationNote`. */
export function englishLocationNote(location: string, places: Places): string | null {
  const kind = locationKind(location, places)
  return kind && locationKindsInEnglish[kind]
}

const viewing: Record<LocationKind, (location: string) => string> = {
  house: (location) =>
    `This machine is on our premises in ${location}. You can see and test-drive it by appointment.`,
  depot: (location) =>
    `This machine is in our depot in ${location}. You can see and test-drive it there by appointment.`,
  partner: (location) =>
    `This machine is at a partner company in ${location}. You can see and test-drive it there by arrangement with us.`,
  previousOwner: (location) =>
    `This machine is still with its previous owner in ${location}. We arrange an appointment for you to see and test-drive it.`,
}

/** As `viewingText`. */
export function englishViewing(location: string, places: Places): string {
  const kind = locationKind(location, places)
  return kind
    ? viewing[kind](location.trim())
    : `Location of this machine: ${location}. You can see and test-drive it there by arrangement.`
}

/** As `leasingText`: `€389.00 a month`. */
export function englishLeasing(
  machine: Pick<Product, 'price' | 'priceKind' | 'status'>,
  leasing: LeasingSettings,
): string | null {
  const rate = leasingRate(machine, rateOfEuro(leasing))
  return rate === null ? null : `${englishPrice(rate)} a month`
}

export const LEASING_NOTE_IN_ENGLISH = 'non-binding example for businesses, excluding VAT'

/** As `leasingTerms`. */
export function englishLeasingTerms(leasing: NonNullable<LeasingSettings>): string {
  const { months, interestPercent, downPaymentPercent, residualPercent } = leasing
  const percent = (value: number) => englishQuantity(value, '%', 2)
  return [
    englishCount(months, 'month', 'months'),
    downPaymentPercent > 0 ? `${percent(downPaymentPercent)} down payment` : 'no down payment',
    ...(residualPercent > 0 ? [`${percent(residualPercent)} residual value`] : []),
    `${percent(interestPercent)} interest a year`,
  ].join(', ')
}
