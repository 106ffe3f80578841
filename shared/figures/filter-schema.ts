import { z } from 'zod'
import { amount, parameter, severalOf } from '../calls/query.ts'
import {
  type ChoiceFilterKey,
  choiceFilterKeys,
  type FromFilterKey,
  fromFilterKeys,
  type ToFilterKey,
  toFilterKeys,
} from './filters.ts'
import { type ChoiceFigureKey, type ChoiceOf, definitionOf } from './registry.ts'

/** What one figure's filter is chosen by: `electric`, or a number for a voltage. */
type ChoiceFilterValue<Key extends ChoiceFilterKey> = Key extends ChoiceFigureKey
  ? ChoiceOf<Key>
  : number

/** The values of the filters by figures: `drive`, `capacityFrom`, `hoursTo` … */
export type FigureFilters = { [Key in ChoiceFilterKey]?: ChoiceFilterValue<Key>[] } & {
  [Key in FromFilterKey as `${Key}From`]?: number
} & { [Key in ToFilterKey as `${Key}To`]?: number }

type Shape = {
  [Name in keyof Required<FigureFilters>]: z.ZodOptional<
    z.ZodType<NonNullable<FigureFilters[Name]>>
  >
}

const UNKNOWN = 'Diese Auswahl gibt es nicht'

function choicesOf(key: ChoiceFilterKey) {
  const definition = definitionOf(key)
  const values =
    definition.kind === 'choice'
      ? severalOf(z.enum(Object.keys(definition.choices), { error: UNKNOWN }))
      : severalOf(amount())
  return parameter(values).meta({
    description: `${definition.name}: ein Wert oder mehrere mit Komma, von denen einer zutrifft`,
  })
}

function boundOf(key: FromFilterKey | ToFilterKey, which: string) {
  const definition = definitionOf(key)
  const unit = definition.kind === 'number' ? definition.unit : null
  return parameter(amount()).meta({ description: `${which} ${definition.name} in ${unit}` })
}

/** The parameters of a list that filter by figures. Each is made from the entry of the registry that its type is made from, which the compiler cannot follow. */
export const figureFilters: Shape = Object.assign(
  {},
  ...choiceFilterKeys.map((key) => ({ [key]: choicesOf(key) })),
  ...fromFilterKeys.map((key) => ({ [`${key}From`]: boundOf(key, 'Kleinste') })),
  ...toFilterKeys.map((key) => ({ [`${key}To`]: boundOf(key, 'Größte') })),
)
