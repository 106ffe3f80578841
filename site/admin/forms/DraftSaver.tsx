import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

/** Calls back when what is typed changes, with what the form began with, and whether the two differ. */
export function useTyped<Values extends FieldValues>(
  onTyped: (values: Values, stored: FieldValues, isDirty: boolean) => void,
) {
  const { subscribe } = useFormContext<Values>()
  const last = useRef('')
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues = {}, isDirty = false }) => {
          // The end of a save is reported, too, and must not bring back a draft that has just ended.
          const state = JSON.stringify([values, defaultValues, isDirty])
          if (state === last.current) return
          last.current = state
          onTyped(values, defaultValues, isDirty)
        },
      }),
    [subscribe, onTyped],
  )
}

interface Props<Values> {
  onChange: (values: Values) => void
}

/** Saves in the browser what is typed. */
export function DraftSaver<Values extends FieldValues>({ onChange }: Props<Values>) {
  useTyped(onChange)
  return null
}
