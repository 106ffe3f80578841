import { useEffect } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

/** Calls back at each stroke with what is typed, and whether it differs from what is stored. */
export function useTyped<Values extends FieldValues>(
  onTyped: (values: Values, isDirty: boolean) => void,
) {
  const { subscribe } = useFormContext<Values>()
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => onTyped(values, isDirty),
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
