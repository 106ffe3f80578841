import { englishFigure, figureNamesInEnglish, INSPECTION_IN_ENGLISH } from '../figures/english.ts'
import { englishText } from '../figures/in-english.ts'
import { figureText } from '../figures/names.ts'
import type { ChoiceOf, FigureKey } from '../figures/registry.ts'
import { truckOfCategory } from '../figures/truck-of-category.ts'
import { english, german, type Wording } from '../writing/english.ts'
import { type BuyingKey, buyingKeys } from './buying-facts.ts'
import { conditionInEnglish, fieldsInEnglish } from './english.ts'
import type { Product } from './product.ts'
import { makerBesideTitle } from './terms.ts'

type Fact = [name: string, value: Wording]
type Described = Pick<Product, 'figures' | 'specifications'> & { year?: number | null | undefined }

/** As `yearText`. */
export const englishYear = (year: number | null | undefined): string => String(year ?? 'unknown')

/** As `shownFigure`: what cannot be read is as it is typed, in English where every word of it is known. */
export function englishShownFigure(
  { figures, specifications }: Pick<Product, 'figures' | 'specifications'>,
  key: FigureKey,
): Wording | null {
  const value = figures[key]
  if (value !== undefined) return english(englishFigure(key, value))
  const text = figureText(specifications, key)
  if (text === null) return null
  const known = englishText(text, key)
  return known === null ? german(text) : english(known)
}

function buyingFact(product: Described, key: BuyingKey): Fact[] {
  if (key === 'year') return [[fieldsInEnglish.year, english(englishYear(product.year))]]
  const value = englishShownFigure(product, key)
  if (!value) return []
  const isDue = key === 'inspectionUntil' && product.figures.inspectionUntil === undefined
  return [[isDue ? INSPECTION_IN_ENGLISH : figureNamesInEnglish[key], value]]
}

/** As `buyingFacts`, in the same order. */
export const englishBuyingFacts = (product: Described): Fact[] =>
  buyingKeys.flatMap((key) => buyingFact(product, key))

const figureFact = (product: Product, key: FigureKey): Fact[] => {
  const value = englishShownFigure(product, key)
  return value ? [[figureNamesInEnglish[key], value]] : []
}

const line = (name: string, text: string | null): Fact[] =>
  text === null ? [] : [[name, english(text)]]

const makerFact = (product: Product): Fact[] => line('Make and model', makerBesideTitle(product))

/** What stands beside the picture on the machine's page, in the order of the German one. */
export function englishFacts(product: Product): Fact[] {
  const { condition, grade, stockNumber } = product
  return [
    ...makerFact(product),
    ...line(fieldsInEnglish.condition, conditionInEnglish[condition]),
    ...line(fieldsInEnglish.grade, grade),
    ...figureFact(product, 'drive'),
    ...figureFact(product, 'mast'),
    ...englishBuyingFacts(product),
    ...line(fieldsInEnglish.stockNumber, stockNumber),
  ]
}

/** What says which machine a condition report is about. */
export const englishCheckedFacts = (product: Product): Fact[] => [
  ...makerFact(product),
  [fieldsInEnglish.year, english(englishYear(product.year))],
  ...figureFact(product, 'hours'),
  ...line(fieldsInEnglish.grade, product.grade),
  ...line(fieldsInEnglish.stockNumber, product.stockNumber),
]

const driveWords: Record<ChoiceOf<'drive'>, string> = {
  electric: 'Electric forklift',
  diesel: 'Diesel forklift',
  lpg: 'LPG forklift',
  cng: 'CNG forklift',
  petrol: 'Petrol forklift',
  hybrid: 'Hybrid forklift',
  hydrogen: 'Hydrogen forklift',
}

/** What a machine is, whatever its category is called: `Diesel forklift`. A reach truck is asked for by its mast. */
export function englishTruckType({
  category,
  figures,
}: Pick<Product, 'category' | 'figures'>): string {
  if (truckOfCategory(category.slug) === 'reach') return 'Reach truck'
  return figures.drive ? driveWords[figures.drive] : 'Forklift truck'
}
