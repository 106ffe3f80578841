import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'
import { changedFields } from './unsavedChanges.ts'

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
  // What was saved is no draft, and goes with the session.
  const queryClient = useQueryClient()
  const savedKey = ['saved-input', name]
  const [saved] = useState(() => schema.safeParse(queryClient.getQueryData(savedKey)).data ?? start)
  const [values] = useState(() => readDraft(name, schema)?.values ?? saved)
  const keep = (typed: FieldValues) => {
    if (changedFields(typed, saved).length > 0) writeDraft(name, typed)
    else dropDraft(name)
  }
  /** Forgets it and goes on. */
  const end = (goOn: () => void) => () => {
    dropDraft(name)
    goOn()
  }
  /** Has the form begin with what was saved and is taken back. */
  const returnSaved = (typed: FieldValues) => queryClient.setQueryData(savedKey, typed)
  return { values, keep, end, returnSaved }
}
