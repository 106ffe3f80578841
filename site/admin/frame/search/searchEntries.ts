import { formatFigure } from '../../../../shared/figures/write.ts'
import { stageLabels } from '../../../../shared/inquiries/stage.ts'
import { offerStatusLabels, paperNumber } from '../../../../shared/offers/offer.ts'
import { readOfferNumber } from '../../../../shared/offers/offer-number.ts'
import type { Everywhere } from '../../../../shared/persons/everywhere.ts'
import { adminStatusLabels } from '../../../../shared/product/product.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import { formatPrice } from '../../../../shared/writing/format.ts'
import { isPartOfNumber } from '../../../../shared/writing/phone.ts'
import { foldUmlauts } from '../../../../shared/writing/search-text.ts'
import { adminPaths } from '../../data/adminPaths.ts'

/** A line of the search, and where it leads. */
export interface SearchEntry {
  /** Unique among all entries. */
  key: string
  group: string
  label: string
  /** Distinguishes it from others of the same name. */
  detail: string
  to: string
  /** What the screen that it leads to begins with. */
  state?: object
}

const joined = (...parts: (string | number | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')

/**
 * What was found: what has the number that was typed, then the customers, as whoever calls says a name. A machine that is
 * called so precedes who asked for it.
 */
export function foundEntries(found: Everywhere, typed: string): SearchEntry[] {
  const number = typed.trim().toLowerCase()
  const isOwn = ({ stockNumber }: Found<'products'>) => stockNumber?.toLowerCase() === number
  const isStock = found.products.some(isOwn)
  const isOffer = readOfferNumber(typed) !== null && found.offers.length > 0
  const machines = found.products.map(machineEntry(found.atLeast))
  const areNamed = found.products.some(({ title, stockNumber }) =>
    begins(`${title} ${stockNumber ?? ''}`, typed),
  )
  const offers = found.offers.map(offerEntry)
  return [
    ...(isStock ? machines : []),
    ...(isOffer ? offers : []),
    ...found.persons.map(customerEntry),
    ...(areNamed && !isStock ? machines : []),
    ...found.inquiries.map(inquiryEntry),
    ...(isOffer ? [] : offers),
    ...(areNamed || isStock ? [] : machines),
  ]
}

type Found<List extends keyof Everywhere> = Everywhere[List][number]

const customerEntry = ({ key, name, company, emails, phones }: Found<'persons'>): SearchEntry => ({
  key: `customer ${key}`,
  group: 'Kunden',
  label: joined(name || emails[0], company),
  detail: joined(phones[0], emails[0]),
  to: adminPaths.customer(key),
})

const inquiryEntry = (inquiry: Found<'inquiries'>): SearchEntry => ({
  key: `inquiry ${inquiry.id}`,
  group: 'Anfragen',
  label: joined(inquiry.name, inquiry.company),
  detail: joined(inquiry.receipt, formatDay(inquiry.createdAt), stageLabels[inquiry.stage]),
  to: adminPaths.inquiry(inquiry.id),
})

const offerEntry = (offer: Found<'offers'>): SearchEntry => ({
  key: `offer ${offer.id}`,
  group: 'Angebote',
  label: joined(paperNumber(offer), offer.name, offer.company),
  detail: offerStatusLabels[offer.status],
  to: adminPaths.offer(offer.id),
})

const machineEntry =
  (atLeast: readonly string[]) =>
  (product: Found<'products'>): SearchEntry => ({
    key: `product ${product.id}`,
    group: ['Maschinen', atLeast.map((figure) => `ab ${figure}`).join(' und ')].join(' ').trim(),
    label: product.title,
    detail: joined(
      product.stockNumber,
      product.capacity && formatFigure('capacity', product.capacity),
      product.liftHeight && formatFigure('liftHeight', product.liftHeight),
      product.price && formatPrice(product.price),
      adminStatusLabels[product.status],
    ),
    to: adminPaths.product(product.id),
  })

/** Whether each word that was typed begins one of the text. */
function begins(text: string, typed: string): boolean {
  const known = foldUmlauts(text).split(/\s+/)
  const words = foldUmlauts(typed).split(/\s+/).filter(Boolean)
  return words.every((word) => known.some((one) => one.startsWith(word)))
}

/** The actions whose words begin with what was typed; all of them as long as nothing was. */
export const actionsFor = (actions: SearchEntry[], typed: string): SearchEntry[] =>
  actions.filter(({ label }) => begins(label, typed))

/** Writes down an inquiry of whoever has a number or address that nobody is known by. */
export function newCaller(typed: string): SearchEntry | null {
  const isAddress = /^\S+@\S+\.\S+$/.test(typed)
  if (!isAddress && !(isPartOfNumber(typed) && typed.replace(/\D/g, '').length > 4)) return null
  return {
    key: 'new caller',
    group: 'Aktionen',
    label: `Anfrage eintragen von ${typed}`,
    detail: '',
    to: adminPaths.newInquiry,
    state: { sender: isAddress ? { email: typed } : { phone: typed } },
  }
}
