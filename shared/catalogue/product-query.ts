import { z } from 'zod'
import {
  amount,
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
import { calendarDay } from '../time/day.ts'
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
] as const
export type ProductSort = (typeof productSorts)[number]
export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Said of every answer to a search that was longer than what is read of it. */
export const unreadSearch = z.string().meta({
  description: `Was von der Suche nicht gelesen wurde, weil es nach ${MOST_TERMS} Begriffen kommt; sonst leer`,
})

/** Said beside an empty answer to a search for figures that no machine has exactly. */
export const instead = z.object({ search: z.string(), total: z.number().int() }).meta({
  description:
    'Was statt einer Suche ohne Treffer zu finden ist: dieselbe, in der ein Gewicht oder eine Höhe als Mindestmaß gilt (ab 5 t diesel für 5 t diesel), und wie viele das sind; fehlt, wenn auch das nichts findet',
})
export type InsteadOf = z.infer<typeof instead>

/** The filters of the product list, shared by the list itself and its facet counts. */
const filters = {
  search: searchParameter().meta({
    description: `Was alles zutreffen muss: Zahlen mit Einheit (5 t, ab 4,5 m, bis 2,2 m, 48 V, unter 9000 h, bis 20.000 €; ohne Einheit nach der Größe, ab 4,5 oder bis 20000), Wörter der Branche (Dieselstapler, gebraucht, was generalüberholt einschließt, Triplex, Seitenschieber, Kabine, 3-Rad, Miete), Namen von Kategorien, und sonst Anfänge von Wörtern in Titel, Marke, Modell, Lagernummer, Standort, technischen Werten oder Beschreibung. Groß oder klein, ü, ue oder u, mit oder ohne Leerzeichen und Bindestrich im Modell ist gleich, nicht aber mit oder ohne Punkt. Ein Tippfehler wird verziehen, wenn kein Produkt das Wort hat; facets nennt unter corrections, wofür es gehalten wurde. Gelesen werden die ersten ${MOST_TERMS} Begriffe; was danach steht, nennt die Antwort unter unread`,
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

export const productQuery = z.object({
  ...filters,
  ...paging(PAGE_SIZE),
  sort: parameter(
    z.enum(productSorts, { error: `muss eines sein von: ${productSorts.join(', ')}` }),
  )
    .transform((sort) => sort ?? 'createdAt')
    .meta({
      description:
        'Wonach sortiert wird; ohne Angabe nach createdAt. Mit available kommt zuerst, was zu haben ist, dann Reserviertes, dann Verkauftes, jeweils das Neueste vorn; bei einer Suche zuvor, was sie im Namen oder in technischen Werten erfüllt, und nach der Verfügbarkeit, was in der Kategorie steht, die sie nennt (Elektrostapler). Was keine Angabe hat, kommt zuletzt. Gleiche folgen der Nummer',
    }),
  order: parameter(z.enum(sortOrders, { error: 'muss „asc“ oder „desc“ sein' }))
    .transform((order) => order ?? 'desc')
    .meta({ description: 'Aufsteigend (asc) oder absteigend (desc); ohne Angabe desc' }),
})
export type ProductQuery = z.infer<typeof productQuery>
