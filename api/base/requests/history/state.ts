import type { z } from 'zod'
import { fieldErrors } from '../../../../shared/calls/envelope.ts'
import type { Differences } from '../../../../shared/operation/history.ts'
import { invalid } from '../http/errors.ts'

/** The editable fields of something, as its form sends them. */
export type State = Readonly<Record<string, unknown>>

/** The order within a value counts, such as that of a machine's technical data. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function differencesOf(before: State, after: State): Differences {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...fields]
      .map((field): [string, [unknown, unknown]] => [
        field,
        [before[field] ?? null, after[field] ?? null],
      ])
      .filter(([, [was, is]]) => !isSame(was, is)),
  )
}

export const isUnchanged = (before: State, after: State) =>
  Object.keys(differencesOf(before, after)).length === 0

/** A state as its form would send it today. @throws {ApiError} 400 if it does not keep the rules of today */
export function toInput<Schema extends z.ZodType>(schema: Schema, state: State): z.output<Schema> {
  const { data, error } = schema.safeParse(state)
  if (error) throw invalid(fieldErrors(error))
  return data
}
