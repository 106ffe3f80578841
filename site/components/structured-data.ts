import { company, openingHours } from '../../shared/company.ts'
import { paths } from '../../shared/paths.ts'
import type { Product } from '../../shared/product.ts'

interface Crumb {
  label: string
  href: string
}

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

const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The machines of a list's page for search engines; `before` is the number of machines on earlier pages. */
export function itemList(products: Pick<Product, 'id' | 'title'>[], origin: string, before = 0) {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: new URL(paths.product(id), origin).href,
    })),
  }
}

/** Tells search engines the name of the site. */
export function webSite(origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    alternateName: company.shortName,
    url: `${origin}/`,
    inLanguage: 'de',
    publisher: { '@id': `${origin}/#haendler` },
  }
}

/** The dealer as a local business for search engines. */
export function localBusiness(origin: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#haendler`,
    name: company.name,
    url: `${origin}/`,
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.founded),
    vatID: company.legal.vatId ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    areaServed: company.country,
    openingHoursSpecification: openingHours.flatMap(({ days, open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days,
              opens: time(open[0]),
              closes: time(open[1]),
            },
          ]
        : [],
    ),
  }
}
