import { keysOf } from '../values/records.ts'
import type { FigureDefinition, ResidualCapacity } from './definition.ts'
import { dimensionFigures } from './dimension-figures.ts'
import { otherFigures } from './other-figures.ts'

/**
 * Every figure of a machine that is known by name, an entry each. Form, filters, comparison, data
 * sheet, exports and feeds are made from it.
 */
export const figures = { ...dimensionFigures, ...otherFigures }

type Registry = typeof figures
export type FigureKey = keyof Registry

type KeysOf<Part> = {
  [Key in FigureKey]: Registry[Key] extends Part ? Key : never
}[FigureKey]
export type NumberFigureKey = KeysOf<{ kind: 'number' }>
export type ChoiceFigureKey = KeysOf<{ kind: 'choice' }>
export type ChoiceOf<Key extends ChoiceFigureKey> = keyof Registry[Key]['choices']

type ValueBy<Definition> = Definition extends { kind: 'number' }
  ? number
  : Definition extends { kind: 'choice'; several: true; choices: infer Choices }
    ? (keyof Choices)[]
    : Definition extends { kind: 'choice'; choices: infer Choices }
      ? keyof Choices
      : Definition extends { kind: 'residualCapacity' }
        ? ResidualCapacity[]
        : string
type Values = { [Key in FigureKey]: ValueBy<Registry[Key]> }

/** Numbers in the figure's unit, choices by key, a month as `2026-11`. */
export type FigureValue<Key extends FigureKey> = Values[Key]

/** What is known of a machine; a figure that was not given is missing. */
export type Figures = Partial<Values>

export const figureKeys = keysOf(figures)

/** A figure's entry with every property that an entry may have. */
export function definitionOf(key: FigureKey): FigureDefinition {
  return figures[key]
}
