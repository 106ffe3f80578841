import type { CategoryTruck } from './truck-of-category.ts'
import type { Unit } from './units.ts'

/** The headings of technical data, in the order of display. */
export const specificationGroups = [
  'Abmessungen',
  'Leistung',
  'Technische Daten',
  'Sonstiges',
] as const
export type SpecificationGroup = (typeof specificationGroups)[number]

interface Common {
  /** The German name, under which it is shown and exported. */
  name: string
  /** What its field is called where the name would be taken for another field. */
  label?: string
  /** Other names of the trade; case, hyphens, dots and brackets do not matter. */
  aliases?: readonly string[]
  /** Of the type sheet by VDI 2198. */
  symbol?: string
  heading: SpecificationGroup
  /** Which filters of the list it has: any of its values, or a lowest and a highest one. */
  filter?: 'choice' | { from?: true; to?: true }
  /** Which of two machines is ahead in a comparison; neither without it. */
  better?: 'higher' | 'lower'
  /** The categories whose form shows it first; all without it. */
  usualFor?: readonly CategoryTruck[]
}

export interface NumberDefinition extends Common {
  kind: 'number'
  /** Null for a year. */
  unit: Unit | null
  /** What is plausible; anything else is not recognised. */
  min: number
  max: number
  /** Whole numbers without it. */
  decimals?: number
}

export interface Choice {
  label: string
  /** What it is called in texts: alternatives of a regular expression, in lower case. */
  words: string
  /** What else buyers call it, as another such expression. In a dealer's text it could mean something else. */
  spoken?: string
  /** What stands for it in a dealer's list where the cell says nothing else, as another such expression. */
  listed?: string
}

export interface ChoiceDefinition extends Common {
  kind: 'choice'
  /** A machine can have more than one of them. */
  several: boolean
  choices: Readonly<Record<string, Choice>>
}

interface MonthDefinition extends Common {
  kind: 'month'
}

interface ResidualCapacityDefinition extends Common {
  kind: 'residualCapacity'
}

export type FigureDefinition =
  | NumberDefinition
  | ChoiceDefinition
  | MonthDefinition
  | ResidualCapacityDefinition

/** What a machine still lifts at a height; the load centre is given when it is not the machine's own. */
export interface ResidualCapacity {
  kg: number
  liftHeight: number
  loadCentre?: number
}
