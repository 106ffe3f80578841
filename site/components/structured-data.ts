import { paths } from '../../shared/addresses/paths.ts'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { hoursLines, type Span, upcoming } from '../../shared/dealer/opening-hours.ts'
import type { Product } from '../../shared/product/product.ts'

export interface Crumb {
  label: string
  href: string
}

/** The breadcrumb of a page directly below the home page. */
export const trailTo = (label: string, href: string) => [
  { label: 'Startseite', href: paths.home },
  { label, href },
]

/** The breadcrumb for search engines. */
export function breadcrumbList(trail: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  }
}

/** The machines of a list's page for search engines; `before` is the number of machines on earlier pages. */
export function itemList(
  products: Pick<Product, 'id' | 'title'>[],
  origin: string,
  before = 0,
  pageOf: (id: number) => string = paths.product,
) {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: new URL(pageOf(id), origin).href,
    })),
  }
}

/** Tells search engines the name of the site. */
export function webSite(dealer: Dealer, origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: dealer.name,
    alternateName: dealer.shortName,
    url: `${origin}/`,
    inLanguage: 'de',
    publisher: { '@id': `${origin}/#haendler` },
  }
}

/** The dealer as a local business for search engines. */
export function localBusiness(dealer: Dealer, origin: string, now: Date) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#haendler`,
    name: dealer.name,
    url: `${origin}/`,
    telephone: dealer.phone.href.replace('tel:', ''),
    email: dealer.email,
    logo: dealer.logo ? new URL(dealer.logo.src, origin).href : undefined,
    foundingDate: dealer.founded === null ? undefined : String(dealer.founded),
    vatID: dealer.legal.vatId || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      postalCode: dealer.postalCode,
      addressLocality: dealer.city,
      addressCountry: COUNTRY,
    },
    areaServed: COUNTRY,
    openingHoursSpecification: hoursLines(dealer).flatMap(({ days, open }) =>
      open.map((span) => ({ ...specification(span), dayOfWeek: days })),
    ),
    specialOpeningHoursSpecification: upcoming(dealer, now).flatMap(({ date, open }) =>
      (open.length > 0 ? open : [CLOSED]).map((span) => ({
        ...specification(span),
        validFrom: date,
        validThrough: date,
      })),
    ),
  }
}

const COUNTRY = 'DE'
/** How schema.org says that a day is closed. */
const CLOSED: Span = { from: '00:00', to: '00:00' }

const specification = ({ from, to }: Span) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to,
})
