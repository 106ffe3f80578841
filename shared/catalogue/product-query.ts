import { z } from 'zod'
import { postcode } from '../buying/postcode.ts'
import {
  amount,
  calendarDay,
  flag,
  integer,
  paging,
  parameter,
  searchParameter,
  severalOf,
} from '../calls/query.ts'
import { figureFilters } from '../figures/filter-schema.ts'
import { productCondition, productGrade, productStatus } from '../product/field-rules.ts'
import { ALL_CATEGORIES, PAGE_SIZE } from '../product/terms.ts'
import { MOST_TERMS } from '../search/terms.ts'
import { optionalText } from '../writing/text.ts'

export const productSorts = [
  'createdAt',
  'price',
  'year',
  'title',
  'featured',
  'available',
  'capacity',
  'liftHeight',
  'hours',
  'distance',
] as const
export type ProductSort = (typeof productSorts)[number]
export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Said of an answer to a search that was longer than what is read of it, or excludes what nobody knows. */
export const unreadSearch = z.string().meta({
  description: `Was von der Suche nicht berücksichtigt wurde: was nach ${MOST_TERMS} Begriffen kommt, und was ausgeschlossen werden soll und nicht verstanden wird; sonst leer`,
})

/** The words of a search that no product has, and what was looked for instead. */
export const searchCorrections = z.array(
  z.object({ typed: z.string(), meant: z.array(z.string()) }),
)

/** What is said beside the hits of a search. */
export const besideHits = {
  unread: unreadSearch.optional(),
  exact: z.number().int().optional().meta({
    description:
      'Wie viele davon jedes bloße Maß der Suche genau haben (5 t, 4 m) und nicht verkauft sind; sie stehen vorn, die übrigen leisten mindestens so viel. Fehlt ohne bloßes Maß',
  }),
  distances: z.array(z.number().int().nullable()).optional().meta({
    description:
      'Nur mit sort=distance: für jedes Produkt in data die Kilometer Luftlinie zwischen den Mitten der Postleitregionen (erste zwei Ziffern); null, wo der Standort nicht bekannt ist oder im Ausland liegt',
  }),
  wider: z.object({ search: z.string(), exactly: z.string(), wider: z.string() }).optional().meta({
    description:
      'Neben exact: dieselbe Suche mit Mindestmaßen (ab 5 t diesel), die Maße, und wie sie dann heißen (ab 5 t)',
  }),
  parts: z
    .array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        label: z.string(),
        isNot: z.boolean(),
      }),
    )
    .optional()
    .meta({
      description:
        'Die Begriffe der Suche: wo sie stehen, wie sie verstanden wurden, und ob sie etwas ausschließen (kein Diesel)',
    }),
  corrections: searchCorrections.optional().meta({
    description:
      'Die Wörter der Suche, die kein Produkt hat, und wonach stattdessen gesucht wurde (diesl: Diesel)',
  }),
  absent: z.array(z.string()).optional().meta({
    description: 'Bauarten der Suche, von denen es keine einzige Maschine gibt (Hubwagen)',
  }),
  pages: z
    .array(z.object({ label: z.string(), address: z.string(), phone: z.string().optional() }))
    .optional()
    .meta({
      description: 'Seiten des Händlers, nach denen die Suche fragt (Notdienst), mit ihrer Nummer',
    }),
}
export const besideOf = z.object(besideHits)
export type BesideHits = z.infer<typeof besideOf>

/** The filters of the product list, shared by the list itself and its facet counts. */
const filters = {
  search: searchParameter().meta({
    description: `Was alles zutreffen muss: Zahlen mit Einheit (ab 4,5 m, bis 2,2 m, 48 V, unter 9000 h, bis 20.000 €, nicht älter als 2020, jünger als 5 Jahre; ohne Einheit nach der Größe, ab 4,5 oder bis 20000; ein bloßes 5 t findet auch, was mehr trägt, siehe exact), was nicht sein soll (kein Diesel, ohne Linde), Wörter der Branche (Dieselstapler, gebraucht, was generalüberholt einschließt, Triplex, Seitenschieber, Kabine, 3-Rad, Miete), Namen von Kategorien, und sonst Anfänge von Wörtern in Titel, Marke, Modell, Lagernummer, Standort, technischen Werten oder Beschreibung. Groß oder klein, ü, ue oder u, mit oder ohne Leerzeichen und Bindestrich im Modell ist gleich, nicht aber mit oder ohne Punkt. Ein Tippfehler wird verziehen, wenn kein Produkt das Wort hat; die Antwort nennt unter corrections, wofür es gehalten wurde. Gelesen werden die ersten ${MOST_TERMS} Begriffe; was danach steht, nennt die Antwort unter unread`,
  }),
  category: parameter(
    optionalText('category', 60).transform((value) =>
      value === ALL_CATEGORIES || value === '' ? undefined : value,
    ),
  ).meta({ description: 'Kürzel oder Nummer einer Kategorie; all für alle' }),
  brand: parameter(optionalText('brand', 200)).meta({
    description: 'Teil der Marke, groß oder klein',
  }),
  yearFrom: parameter(integer(0, 9999)).meta({ description: 'Frühestes Baujahr' }),
  yearTo: parameter(integer(0, 9999)).meta({ description: 'Spätestes Baujahr' }),
  priceFrom: parameter(amount()).meta({ description: 'Niedrigster Preis in Euro, netto' }),
  priceTo: parameter(amount()).meta({ description: 'Höchster Preis in Euro, netto' }),
  featured: parameter(flag()).meta({
    description: 'Nur empfohlene Produkte (true) oder nur die übrigen (false)',
  }),
  status: parameter(productStatus).meta({
    description: 'Nur Produkte mit diesem Stand; available steht für active',
  }),
  available: parameter(flag()).meta({
    description: 'Nur was zu haben ist (true) oder nur Reserviertes und Verkauftes (false)',
  }),
  condition: parameter(severalOf(productCondition)).meta({
    description: 'Zustand: einer oder mehrere mit Komma',
  }),
  grade: parameter(severalOf(productGrade.unwrap())).meta({
    description: 'Zustandsklasse: eine oder mehrere mit Komma',
  }),
  rentable: parameter(flag()).meta({
    description: 'Nur Mietgeräte (true) oder nur die übrigen (false)',
  }),
  warranty: parameter(flag()).meta({
    description:
      'Nur wofür der Händler nach seinen Einstellungen Garantie gibt (true) oder nur die übrigen (false); nie Verkauftes',
  }),
  fullFreeLift: parameter(flag()).meta({
    description:
      'Nur Produkte mit Vollfreihub (true) oder nur die übrigen (false): nach Freihub und Bauhöhe, oder wo Titel, Modell oder technische Werte ihn nennen',
  }),
  location: parameter(optionalText('location', 200)).meta({ description: 'Teil des Standorts' }),
  pictured: parameter(flag()).meta({
    description: 'Nur Produkte mit Bild (true) oder nur die ohne (false)',
  }),
  priced: parameter(flag()).meta({
    description: 'Nur Produkte mit sichtbarem Preis (true) oder nur die übrigen (false)',
  }),
  createdTo: parameter(calendarDay('2026-08-26')).meta({
    description: 'Nur was bis zu diesem Tag angelegt wurde, ihn eingeschlossen',
  }),
  passageHeightTo: parameter(amount()).meta({
    description:
      'Größte Durchfahrtshöhe in mm: Bauhöhe, oder Höhe des Schutzdachs, wenn es höher ist',
  }),
  ...figureFilters,
}

export const productFilters = z.object(filters)
export type ProductFilters = z.infer<typeof productFilters>

const orders = {
  sort: parameter(
    z.enum(productSorts, { error: `muss eines sein von: ${productSorts.join(', ')}` }),
  ).meta({
    description:
      'Wonach sortiert wird; ohne Angabe nach createdAt, eine Suche mit bloßen Maßen aber nach available. Mit available kommt zuerst, was zu haben ist, dann Reserviertes, dann Verkauftes, jeweils das Neueste vorn; bei einer Suche mit bloßen Maßen zuvor, was sie genau hat, dann das Nächstgrößere, zuletzt Verkauftes; bei jeder, was sie im Namen oder in technischen Werten erfüllt, und nach der Verfügbarkeit, was in der Kategorie steht, die sie nennt (Elektrostapler). Mit price, year, capacity, liftHeight und hours steht Verkauftes in beiden Richtungen hinter allem anderen. Mit distance steht das Nächste an postcode vorn, was order auch sagt, dann, wessen Standort nicht bekannt ist oder im Ausland liegt, dann Verkauftes; gleich Entferntes wie mit available. Was keine Angabe hat, kommt zuletzt. Gleiche folgen der Nummer',
  }),
  order: parameter(z.enum(sortOrders, { error: 'muss „asc“ oder „desc“ sein' }))
    .transform((order) => order ?? 'desc')
    .meta({ description: 'Aufsteigend (asc) oder absteigend (desc); ohne Angabe desc' }),
  postcode: parameter(postcode).meta({
    description: 'Von wo aus sort=distance misst: eine deutsche Postleitzahl, fünf Ziffern',
  }),
}

export const productQuery = z
  .object({ ...filters, ...paging(PAGE_SIZE), ...orders })
  .refine(({ sort, postcode }) => sort !== 'distance' || postcode !== undefined, {
    path: ['postcode'],
    error: 'gehört zu sort=distance: eine deutsche Postleitzahl, fünf Ziffern',
  })
export type ProductQuery = z.infer<typeof productQuery>
