import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Offer } from '../../../shared/offers/offer.ts'
import { toFormValues } from './offerForm.ts'

/** The form stays open after a save. What is stored is what it begins with then; what was typed meanwhile stays. */
export function ContinueAfterSave({ stored }: { stored: Offer | null }) {
  const { getValues, reset } = useFormContext()
  const { isSubmitting, isSubmitSuccessful } = useFormState()
  const sent = useRef('')

  useEffect(() => {
    if (isSubmitting) sent.current = JSON.stringify(getValues())
  }, [isSubmitting, getValues])

  useEffect(() => {
    if (!isSubmitSuccessful || !stored) return
    const isAsSent = JSON.stringify(getValues()) === sent.current
    reset(toFormValues(stored), isAsSent ? {} : { keepValues: true, keepDirty: true })
  }, [isSubmitSuccessful, stored, getValues, reset])
  return null
}
