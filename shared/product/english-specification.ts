import type { SpecificationGroup } from '../figures/definition.ts'
import {
  figureNamesInEnglish,
  INSPECTION_IN_ENGLISH,
  specificationGroupsInEnglish,
} from '../figures/english.ts'
import { lineNamesInEnglish } from '../figures/english-phrases.ts'
import { englishText, englishValue } from '../figures/in-english.ts'
import { figureOfName } from '../figures/names.ts'
import { english, german, type Wording } from '../writing/english.ts'
import type { Product } from './product.ts'
import { groupSpecifications } from './specification.ts'

interface EnglishLine {
  name: Wording
  /** One or, where the dealer says more than is known in English, the figure and his own line. */
  values: Wording[]
}

interface EnglishGroup {
  group: SpecificationGroup
  heading: string
  lines: EnglishLine[]
}

/** The technical data of a machine in English, under their headings and in the order of display. */
export const englishSpecification = ({
  specifications,
}: Pick<Product, 'specifications'>): EnglishGroup[] =>
  groupSpecifications(specifications).map(({ group, entries }) => ({
    group,
    heading: specificationGroupsInEnglish[group],
    lines: entries.map(([name]) => englishLine(name, specifications[name] ?? '')),
  }))

function englishLine(name: string, text: string): EnglishLine {
  const named = figureOfName(name)
  if (!named) {
    const value = englishText(text)
    return { name: lineName(name), values: [value === null ? german(text) : english(value)] }
  }
  return {
    name: english(name === 'UVV' ? INSPECTION_IN_ENGLISH : figureNamesInEnglish[named.key]),
    values: englishValue(named, name, text),
  }
}

function lineName(name: string): Wording {
  const known = lineNamesInEnglish[name.trim().toLowerCase()]
  return known === undefined ? german(name) : english(known)
}
