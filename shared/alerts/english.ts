import type { EnglishStock } from '../catalogue/english-stock.ts'
import { formatCatalogueState, initialCatalogueState } from '../catalogue/state.ts'
import { englishChoice } from '../figures/english.ts'
import type { CategoryChoice } from '../product/category.ts'
import { conditionInEnglish } from '../product/english.ts'
import { conditions } from '../product/terms.ts'
import type { Consent } from './alert-rules.ts'
import { soughtState } from './sought.ts'

/** As `consent`; with a version of its own, as it is the proof of what was agreed to. */
export const consentInEnglish: Consent = {
  version: '1-en',
  text: 'We write at most once a day, and only when a machine arrives that fits, or becomes cheaper. You agree to this by sending the form and confirming the link in our email; one click ends it at any time.',
}

/** As `ALERT_ASKED`. */
export const ALERT_ASKED_IN_ENGLISH =
  'Please look into your mailbox: we have sent you an email. The search alert begins as soon as you confirm it there.'

/** As `NO_ALERTS`. */
export const NO_ALERTS_IN_ENGLISH =
  'Search alerts are not available just now. Please send us an enquiry instead: we look for the machine for you.'

/** What the English list is narrowed to, as an alert keeps it. */
export function soughtInEnglish({ search, category, drive, condition }: EnglishStock): string {
  return formatCatalogueState({
    ...initialCatalogueState,
    search,
    category,
    drive,
    condition,
  }).slice(1)
}

/** What an alert keeps, as the English list is narrowed by it. */
export function englishStockOf(query: string): EnglishStock {
  const { search, category, drive, condition } = soughtState(query)
  return { search, category, drive, condition, page: 1 }
}

/** As `soughtText`: `“triplex”, Reach trucks, Electric, Used`. */
export function englishSoughtText(
  { search, category, drive, condition }: EnglishStock,
  categories: readonly CategoryChoice[],
): string {
  const found = categories.find(({ slug }) => slug === category)
  const words = [
    search && `“${search}”`,
    found?.nameEn || found?.name || category,
    drive && englishChoice('drive', drive),
    ...conditions.filter((known) => known === condition).map((known) => conditionInEnglish[known]),
  ].filter(Boolean)
  return words.join(', ') || 'all forklift trucks'
}
