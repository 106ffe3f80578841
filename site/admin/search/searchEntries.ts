import { foldUmlauts } from '../../../shared/catalogue/search.ts'
import { formatDay } from '../../../shared/dates.ts'
import { formatFigure } from '../../../shared/figures/write.ts'
import { formatPrice } from '../../../shared/format.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import { offerStatusLabels, paperNumber } from '../../../shared/offers/offer.ts'
import type { Everywhere } from '../../../shared/persons/everywhere.ts'
import { isPartOfNumber } from '../../../shared/phone.ts'
import { adminStatusLabels } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'

/** A line of the search, and where it leads. */
export interface SearchEntry {
  /** Tells it from all others. */
  key: string
  group: string
  label: string
  /** What tells it from others of the same name. */
  detail: string
  to: string
  /** What the screen that it leads to begins with. */
  state?: object
}

const joined = (...parts: (string | number | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')

/** What was found, the customers first: whoever calls says a name. */
export const foundEntries = ({
  persons,
  inquiries,
  offers,
  products,
  atLeast,
}: Everywhere): SearchEntry[] => [
  ...persons.map(({ key, name, company, emails, phones }) => ({
    key: `customer ${key}`,
    group: 'Kunden',
    label: joined(name || emails[0], company),
    detail: joined(phones[0], emails[0]),
    to: adminPaths.customer(key),
  })),
  ...inquiries.map(({ id, receipt, name, company, stage, createdAt }) => ({
    key: `inquiry ${id}`,
    group: 'Anfragen',
    label: joined(name, company),
    detail: joined(receipt, formatDay(createdAt), stageLabels[stage]),
    to: adminPaths.inquiry(id),
  })),
  ...offers.map((offer) => ({
    key: `offer ${offer.id}`,
    group: 'Angebote',
    label: joined(paperNumber(offer), offer.name, offer.company),
    detail: offerStatusLabels[offer.status],
    to: adminPaths.offer(offer.id),
  })),
  ...products.map(({ id, title, stockNumber, capacity, liftHeight, price, status }) => ({
    key: `product ${id}`,
    group: ['Maschinen', atLeast.map((figure) => `ab ${figure}`).join(' und ')].join(' ').trim(),
    label: title,
    detail: joined(
      stockNumber,
      capacity && formatFigure('capacity', capacity),
      liftHeight && formatFigure('liftHeight', liftHeight),
      price && formatPrice(price),
      adminStatusLabels[status],
    ),
    to: adminPaths.product(id),
  })),
]

/** The actions whose words begin with what was typed; all of them as long as nothing was. */
export function actionsFor(actions: SearchEntry[], typed: string): SearchEntry[] {
  const words = foldUmlauts(typed).split(/\s+/).filter(Boolean)
  return actions.filter(({ label }) => {
    const known = foldUmlauts(label).split(/\s+/)
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}

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
