import { setSubmissionErrors, useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'

/** For what works with the offer as it is stored: saves the form, and says whether all of it is stored now. */
export function useSaveFirst(): () => Promise<boolean> {
  const { handleSubmit, setError } = useFormContext()
  const { isDirty } = useFormState()
  const { save } = useSaveContext()
  return async () => {
    if (!isDirty) return true
    let isStored = false
    await handleSubmit(async (values) => {
      const errors = await save?.(values)
      if (errors) setSubmissionErrors(errors, setError)
      else isStored = true
    })()
    return isStored
  }
}
