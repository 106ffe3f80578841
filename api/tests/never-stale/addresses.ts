import fc from 'fast-check'
import { fixedPages, paths, unlistedPages } from '../../../shared/addresses/paths.ts'
import { productSorts, sortOrders } from '../../../shared/catalogue/product-query.ts'
import { conditions, productStatuses } from '../../../shared/product/terms.ts'
import { pageTexts } from '../../../shared/texts/index.ts'

/** Machines that there are, that there were and that there will be. */
export const IDS = Array.from({ length: 9 }, (_, index) => index + 1)
/** By slug or number; those of a new database, and those that are added. One slug is the number of another. */
export const CATEGORIES = ['diesel', 'electric', 'compact', 'reach', 'krane', '1', '2', '5']

const pages = [
  ...fixedPages,
  ...unlistedPages,
  ...CATEGORIES.map(paths.category),
  ...IDS.map(paths.product),
  paths.english.home,
  ...IDS.map(paths.english.product),
  '/en/no-such-page',
  '/gibt-es-nicht',
  '/admin/products',
]

/** Pages that are rendered for those who ask for them. */
export const pagesOnRequest = [
  '/alle-gabelstapler?sortierung=price_asc',
  '/alle-gabelstapler?seite=2',
  '/alle-gabelstapler?kategorie=diesel',
  '/alle-gabelstapler?zustand=used&marke=linde',
  '/kategorie/diesel?sortierung=price_desc',
  '/kategorie/1?sortierung=title_asc',
  '/merkliste?maschinen=1,2,9',
  '/vergleich?maschinen=1,2,3',
  '/staplerberater?last=2000',
  '/kontakt?produkt=2&anliegen=miete',
  '/kontakt?produkte=1,3,9',
  '/en?category=diesel',
  '/en?search=linde&condition=used',
  '/en?page=2',
]

/**
 * What visitors may read, by route, with the addresses to ask for. A reason stands for those where two
 * processes need not answer the same.
 */
export const visible: Record<string, string[] | string> = {
  '/healthz': ['/healthz'],
  '/robots.txt': ['/robots.txt'],
  '/admin/manifest.webmanifest': ['/admin/manifest.webmanifest'],
  '/icon.svg': ['/icon.svg'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemap/seiten.xml': ['/sitemap/seiten.xml'],
  '/sitemap/:file{maschinen-[1-9]\\d{0,5}\\.xml}': ['/sitemap/maschinen-1.xml'],
  '/neu.atom': ['/neu.atom'],
  '/*': pages,
  '/api/openapi.json': ['/api/openapi.json'],
  '/api/docs': ['/api/docs'],
  '/api/docs/start.js': ['/api/docs/start.js'],
  '/api/docs/:file{swagger-ui(?:\\.css|-bundle\\.js)}': 'a file of the build',
  '/api/products': [
    '/api/products',
    '/api/products?limit=1000&sort=available',
    ...CATEGORIES.map((slug) => `/api/products?category=${slug}`),
  ],
  '/api/products/facets': ['/api/products/facets'],
  '/api/products/:id': IDS.map((id) => `/api/products/${id}`),
  '/api/products/previews/:token': 'what has a token is kept nowhere',
  '/api/products/:id/delivery': IDS.map((id) => `/api/products/${id}/delivery?postcode=30159`),
  '/api/products/:id/reservation': IDS.map((id) => `/api/products/${id}/reservation`),
  '/api/products/:id/similar': IDS.map((id) => `/api/products/${id}/similar`),
  '/api/categories': ['/api/categories', '/api/categories?counts=false'],
  '/api/categories/:id': CATEGORIES.map((slug) => `/api/categories/${slug}`),
  '/api/dealer': ['/api/dealer'],
  '/api/search-alerts': ['/api/search-alerts'],
  '/api/texts/:page': pageTexts.map(({ page }) => `/api/texts/${page}`),
  '/api/auth/hint': ['/api/auth/hint'],
  '/api/contact/form': 'signed with the time of the request',
  '/api/callback-slots': 'changes with the clock, and is kept nowhere',
  '/kalender/:secret{[0-9a-f]+\\.ics}': 'what has a token is kept nowhere',
  '/metrics': 'counts what a process does',
  '/uploads/*': 'files that never change',
  '/uploads/:size{original|large|medium}/:file{[\\w-]{1,200}\\.(?:webp|avif)}':
    'files that never change',
  '/logo/:file': 'at an address that changes with the logo',
  '/vorschaubild/:name{\\d+-[0-9a-f]+\\.jpg}': 'at an address that changes with what it shows',
  '/produkt/:id/datenblatt.pdf': 'drawn anew for each state of the machine',
  '/en/machine/:id/condition-report.pdf': 'drawn anew for each state of the machine',
  '/en/machine/:id/data-sheet.pdf': 'drawn anew for each state of the machine',
  '/produkt/:id/skizze.svg': 'drawn anew for each request',
  '/produkt/:id/zustand.pdf': 'drawn anew for each state of the machine',
  '/feeds/:secret/:file': 'what a portal has fetched last is part of it',
  '/api/products/import/failed/:file': 'needs a ticket',
  '/api/backups/download/:name': 'needs a ticket',
}

const parameters: Record<string, readonly string[]> = {
  search: ['linde', '2,5 t', 'tabelle'],
  category: CATEGORIES,
  brand: ['linde', 'st'],
  yearFrom: ['2016'],
  priceFrom: ['2000', '5000'],
  priceTo: ['5000', '8000'],
  featured: ['true', 'false'],
  status: productStatuses,
  available: ['true', 'false'],
  condition: [...conditions, 'used,demo'],
  rentable: ['true', 'false'],
  warranty: ['true', 'false'],
  fullFreeLift: ['true'],
  capacityFrom: ['2000'],
  drive: ['diesel'],
  sort: productSorts.filter((sort) => sort !== 'distance'),
  order: sortOrders,
  limit: ['1', '2', '3'],
  page: ['1', '2'],
}

/** Any list with few filters; with many of them hardly any would show a machine. */
export const lists: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/api/products', '/api/products', '/api/products/facets'),
    fc.uniqueArray(
      fc
        .constantFrom(...Object.entries(parameters))
        .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
      { selector: ([name]) => name, maxLength: 4 },
    ),
  )
  .map(([path, query]) => `${path}?${new URLSearchParams(query)}`)
