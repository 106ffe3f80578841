import { englishWarrantyLine, exWorks } from '../buying/english.ts'
import type { WarrantySettings } from '../buying/warranty-settings.ts'
import { figureNamesInEnglish, INSPECTION_IN_ENGLISH } from '../figures/english.ts'
import type { BuyingKey } from '../product/buying-facts.ts'
import { fieldsInEnglish } from '../product/english.ts'
import { englishShownFigure, englishYear } from '../product/english-facts.ts'
import { withoutPastInspection } from '../product/inspection.ts'
import { makerBesideTitle } from '../product/terms.ts'
import { factsOfLine, type OfferedMachine } from './machine-line.ts'

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
export function englishDescriptionLines(
  machine: OfferedMachine,
  warranty: WarrantySettings,
): string[] {
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
