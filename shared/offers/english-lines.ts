import { englishWarrantyLine, exWorks } from '../buying/english.ts'
import type { WarrantySettings } from '../buying/settings.ts'
import { figureNamesInEnglish, INSPECTION_IN_ENGLISH } from '../figures/english.ts'
import type { BuyingKey } from '../product/buying-facts.ts'
import { fieldsInEnglish } from '../product/english.ts'
import { englishShownFigure, englishYear } from '../product/english-facts.ts'
import { withoutPastInspection } from '../product/inspection.ts'
import { makerBesideTitle } from '../product/terms.ts'
import { counterpart, type Language } from '../writing/language.ts'
import { descriptionLines, factsOfLine, type OfferedMachine } from './machine-lines.ts'
import type { OfferLine } from './offer-input.ts'

export interface KnownMachines {
  /** Those of the lines, by their numbers. */
  machines: ReadonlyMap<number, OfferedMachine>
  warranty: WarrantySettings
}

/** What the product calls a line by itself, and what may follow it. */
const titles: readonly (Record<Language, string> & { rest: RegExp })[] = [
  { de: 'Miete je Monat', en: 'Rent per month', rest: /^(?:: .+)?$/ },
  { de: 'Lieferung nach', en: 'Delivery to', rest: /^ \d{5}$/ },
  { de: 'Lieferung', en: 'Delivery', rest: /^$/ },
  { de: 'Nachlass', en: 'Discount', rest: /^(?: \d+(?:[.,]\d+)?\s?%)?$/ },
  { de: 'Inzahlungnahme', en: 'Trade-in', rest: /^$/ },
]

const percentIn: Record<Language, (rest: string) => string> = {
  de: (rest) => rest.replace(PERCENT, (_, whole, decimals = '') => ` ${whole}${comma(decimals)} %`),
  en: (rest) => rest.replace(PERCENT, (_, whole, decimals = '') => ` ${whole}${point(decimals)}%`),
}
const PERCENT = /^ (\d+)([.,]\d+)?\s?%$/
const comma = (decimals: string) => decimals.replace('.', ',')
const point = (decimals: string) => decimals.replace(',', '.')

function titleIn(language: Language, title: string): string {
  for (const { rest, ...named } of titles) {
    const former = named[counterpart[language]]
    const more = title.slice(former.length)
    if (title.startsWith(former) && rest.test(more))
      return named[language] + percentIn[language](more)
  }
  return title
}

/** Each line of it that is the product's own. */
function descriptionIn(
  language: Language,
  { productId, description }: Pick<OfferLine, 'productId' | 'description'>,
  { machines, warranty }: KnownMachines,
): string {
  const machine = productId === null ? undefined : machines.get(productId)
  if (!machine) return description
  const lines = {
    de: descriptionLines(machine, warranty),
    en: englishDescriptionLines(machine, warranty),
  }
  const own = new Map(
    lines[counterpart[language]].map((line, index) => [line, lines[language][index] ?? line]),
  )
  return description
    .split('\n')
    .map((line) => (line && own.get(line)) || line)
    .join('\n')
}

const pickUpIn: Record<Language, (description: string) => string> = {
  de: (description) => description.replace(/^(.+), ex works (.+)$/, '$1, ab Standort $2'),
  en: (description) => description.replace(/^(.+), ab Standort (.+)$/, '$1, ex works $2'),
}

/** A line of a draft in a language, as far as the product has written it. */
export const lineIn = (language: Language, line: OfferLine, known: KnownMachines): OfferLine => ({
  ...line,
  title: titleIn(language, line.title),
  description:
    line.kind === 'delivery'
      ? pickUpIn[language](line.description)
      : descriptionIn(language, line, known),
})

const nameOf = (key: BuyingKey): string =>
  key === 'year' ? fieldsInEnglish.year : figureNamesInEnglish[key]

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** `Load capacity 2,500 kg, lift height 4,500 mm`; what is not known in English is as the dealer has typed it. */
function factsLine(machine: OfferedMachine, keys: readonly BuyingKey[]): string {
  const facts = keys.flatMap((key) => {
    const value =
      key === 'year' ? englishYear(machine.year) : englishShownFigure(machine, key)?.text
    if (value === undefined) return []
    const isDue = key === 'inspectionUntil' && machine.figures.inspectionUntil === undefined
    return [`${isDue ? INSPECTION_IN_ENGLISH : nameOf(key)} ${value}`]
  })
  return facts.map((fact, index) => (index === 0 ? fact : lowerFirst(fact))).join(', ')
}

/** As `descriptionLines`, line by line the same. */
function englishDescriptionLines(machine: OfferedMachine, warranty: WarrantySettings): string[] {
  const { stockNumber, location, condition, grade = null, status } = machine
  const advertised = withoutPastInspection(machine)
  const place = stockNumber ? exWorks(location) : `Ex${exWorks(location).slice(2)}`
  return [
    makerBesideTitle(machine) ?? '',
    ...factsOfLine.map((keys) => factsLine(advertised, keys)),
    [stockNumber && `${fieldsInEnglish.stockNumber} ${stockNumber}`, location && place]
      .filter(Boolean)
      .join(', '),
    englishWarrantyLine({ condition, grade, status }, warranty)
      .map(({ text }) => text)
      .join(', '),
  ]
}
