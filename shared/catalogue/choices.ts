import { definitionOf, type FigureKey } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import { conditionLabels, gradeLabels } from '../product/terms.ts'
import type { CatalogueState } from './state.ts'

/** The filters of the list that take any of several values. */
export const choiceKeys = [
  'condition',
  'grade',
  'drive',
  'mast',
  'tyres',
  'attachments',
  'batteryType',
  'voltage',
  'emissionStage',
] as const satisfies (keyof CatalogueState)[]
export type ChoiceKey = (typeof choiceKeys)[number]

/** A filter, and the values that it shows whatever is left of them; a rarer one needs a hit. */
export interface OfferedChoice {
  key: ChoiceKey
  common: string[]
}

/** What a buyer names first stands above all other filters, and keeps its place. */
export const leadingChoices: OfferedChoice[] = [
  { key: 'drive', common: ['electric', 'diesel', 'lpg'] },
  { key: 'condition', common: Object.keys(conditionLabels) },
]
export const furtherChoices: OfferedChoice[] = choiceKeys
  .filter((key) => leadingChoices.every((leading) => leading.key !== key))
  .map((key) => ({ key, common: [] }))

/** The voltages that traction batteries usually have; a machine may have any other. */
const usualVoltages = ['24', '48', '80']

/** What can be chosen, with its German label, in the order of display; of a number the usual values. */
export function choiceLabels(key: ChoiceKey): Record<string, string> {
  if (key === 'condition') return conditionLabels
  return key === 'grade' ? gradeLabels : figureLabels(key)
}

/** What a value is called, also one that `choiceLabels` does not name: `48 V`. */
export const choiceLabel = (key: ChoiceKey, value: string): string =>
  choiceLabels(key)[value] ?? (key === 'voltage' ? formatFigure(key, Number(value)) : value)

function figureLabels(key: FigureKey): Record<string, string> {
  const definition = definitionOf(key)
  if (definition.kind !== 'choice')
    return Object.fromEntries(
      usualVoltages.map((value) => [value, formatFigure('voltage', Number(value))]),
    )
  return Object.fromEntries(
    Object.entries(definition.choices).map(([value, { label }]) => [value, label]),
  )
}

/** The values of a choice as the address has them: `electric,diesel`. */
export const chosenValues = (text: string): string[] => (text === '' ? [] : text.split(','))

/** The values in the order of display, each once; undefined if one of them cannot be chosen. */
export function readChoices(key: ChoiceKey, text: string): string | undefined {
  const given = text.split(',').map((value) => value.trim())
  if (key === 'voltage') return readVoltages(given)
  const known = Object.keys(choiceLabels(key))
  if (given.some((value) => !known.includes(value))) return undefined
  return known.filter((value) => given.includes(value)).join(',')
}

/** Any voltages, the lowest first. */
function readVoltages(given: string[]): string | undefined {
  if (!given.every((value) => /^[1-9]\d{1,2}$/.test(value))) return undefined
  return [...new Set(given)].sort((a, b) => Number(a) - Number(b)).join(',')
}
