import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AnswerValues } from './answerForm.ts'

/** Saves in the browser what is typed, at each stroke. */
export function DraftSaver({ onChange }: { onChange: (values: AnswerValues) => void }) {
  const { subscribe } = useFormContext<AnswerValues>()
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
