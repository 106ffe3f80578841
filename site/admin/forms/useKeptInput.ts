import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'

/**
 * Keeps what is typed in a short form that anything may close, until it is saved or cancelled.
 * @param name e.g. `verloren.7`
 * @param start what the fields begin with where nothing was kept
 */
export function useKeptInput<Values extends FieldValues>(
  name: DraftName,
  schema: z.ZodType<Values>,
  start: Values,
) {
  const [values] = useState(() => readDraft(name, schema)?.values ?? start)
  const keep = (typed: FieldValues) => writeDraft(name, typed)
  /** Forgets it and goes on. */
  const end = (goOn: () => void) => () => {
    dropDraft(name)
    goOn()
  }
  return { values, keep, end }
}
