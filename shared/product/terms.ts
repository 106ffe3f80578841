// Words and limits for the browser. Without zod here, an island weighs a third less.
export const PAGE_SIZE = 12
export const HIGHEST_PRICE = 100_000_000

/** The slug that stands for every category in addresses and filters; no category may take it. */
export const ALL_CATEGORIES = 'all'
export const ALL_CATEGORIES_NAME = 'Alle Gabelstapler'

/** The brands that the filter always offers; matching is by substring, so others are found too. */
export const filterBrands = ['Toyota', 'Linde', 'Still', 'Jungheinrich', 'Hyster', 'Crown'] as const

export const productStatuses = ['active', 'reserved', 'sold', 'inactive'] as const
export type ProductStatus = (typeof productStatuses)[number]

export const adminStatusLabels: Record<ProductStatus, string> = {
  active: 'Aktiv',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  inactive: 'Inaktiv',
}

/** The default order shows available machines first. A higher figure comes first. */
export const availability = {
  active: 3,
  reserved: 2,
  sold: 1,
  inactive: 0,
} as const satisfies Record<ProductStatus, number>

const publicLabels = { active: 'Verfügbar', sold: 'Verkauft' } as const

/** The label for visitors. Anything that is neither available nor sold reads as reserved. */
export function publicStatusLabel(value: ProductStatus): 'Verfügbar' | 'Verkauft' | 'Reserviert' {
  return value === 'active' || value === 'sold' ? publicLabels[value] : 'Reserviert'
}

export const canBeHad = (status: ProductStatus) => status === 'active' || status === 'reserved'

export const conditions = ['new', 'demo', 'used', 'refurbished'] as const
export type Condition = (typeof conditions)[number]
export const conditionLabels: Record<Condition, string> = {
  new: 'Neu',
  demo: 'Vorführgerät',
  used: 'Gebraucht',
  refurbished: 'Generalüberholt',
}

/** What buyers call each, and renting: alternatives of a regular expression, in lower case. */
export const conditionWords: Record<Condition, string> = {
  new: 'neu|new|brand new|fabrikneu|neu-?(gerät|maschine|stapler|fahrzeug)',
  demo: 'vorführ(er|-?(gerät|maschine|stapler|modell))?|demo-?(gerät|maschine|stapler)?',
  used: 'gebr\\.?|gebraucht(-?(gerät|maschine|(gabel)?stapler))?|second-?hand|used|pre-?owned',
  refurbished:
    '(general|grund|werks)?-?überholt|generalüberholung|aufgearbeitet|refurbished|reconditioned|overhauled',
}
export const RENT_WORDS =
  '(zu )?mieten?|(zur )?(miete|vermietung)|(zu )?vermieten|miet-?(gerät|maschine|(gabel)?stapler)|leihen?|leih-?(gerät|stapler)|leihweise|(for |to )?(rent|hire)|rental'

/** Of a used machine, after the check that everyone of them gets. */
export const grades = ['A', 'B', 'C'] as const
export type Grade = (typeof grades)[number]
export const gradeLabels: Record<Grade, string> = { A: 'Klasse A', B: 'Klasse B', C: 'Klasse C' }

/** Net, taxed on the margin (§ 25a UStG), or told to those who ask. */
export const priceKinds = ['net', 'margin', 'onRequest'] as const
export type PriceKind = (typeof priceKinds)[number]
export const priceKindLabels: Record<PriceKind, string> = {
  net: 'Nettopreis zzgl. MwSt.',
  margin: 'Differenzbesteuert nach § 25a UStG',
  onRequest: 'Preis auf Anfrage',
}

export const rentPeriods = ['day', 'week', 'month'] as const
export type RentPeriod = (typeof rentPeriods)[number]

/** The year that a machine was built in, in words where nobody knows it. */
export const yearText = (year: number | null | undefined): string => String(year ?? 'unbekannt')

/** `Baujahr 2019`, `Baujahr unbekannt`. */
export const builtText = ({ year }: { year?: number | null | undefined }): string =>
  `Baujahr ${yearText(year)}`

interface Named {
  title: string
  brand: string
  model: string
}

/** Brand and model; null where the title, which stands beside it, is nothing else. */
export function makerBesideTitle({ title, brand, model }: Named): string | null {
  const maker = `${brand} ${model}`
  return title === maker ? null : maker
}
