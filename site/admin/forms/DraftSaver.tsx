import { useEffect } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

interface Props<Values> {
  onChange: (values: Values) => void
}

/** Saves in the browser what is typed, at each stroke. */
export function DraftSaver<Values extends FieldValues>({ onChange }: Props<Values>) {
  const { subscribe } = useFormContext<Values>()
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [subscribe, onChange],
  )
  return null
}
