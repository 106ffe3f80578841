import type { ReactNode } from 'react'
import { Form, type FormProps } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { type DraftName, dropDraft } from '../kept/draft.ts'
import { DraftKeeper } from './DraftKeeper.tsx'
import { FormErrors, FormToolbar } from './FormToolbar.tsx'
import { LeaveQuestion, type LeaveQuestionProps, UNSAVED } from './LeaveQuestion.tsx'
import { UploadGate, useUploadGate } from './UploadGate.tsx'

interface Props extends FormProps, Pick<LeaveQuestionProps, 'isLeaving'> {
  /** What is said before changes are discarded. */
  loss?: string
  /** The name under which the browser stores the draft. */
  draft: DraftName
  /** The values that the form can contain, whether valid or not. */
  values: z.ZodType<FieldValues>
  /** What the button that saves is called, where it does more. */
  save?: string
  /** Further buttons beside the one that saves. */
  actions?: ReactNode
  /** Instead of the button that leads to the list. */
  cancel?: ReactNode
}

/** react-admin's form with a draft that survives a closed tab. It is saved when its uploads are done. */
export const RecordForm = ({
  draft,
  values,
  save,
  actions,
  cancel,
  loss = UNSAVED,
  isLeaving,
  children,
  ...form
}: Props) => (
  <UploadGate>
    <Form noValidate disableInvalidFormNotification resetOptions={keepEdits} {...form}>
      <DraftKeeper name={draft} schema={values} />
      <FormErrors mended="Noch nicht gespeichert." />
      {children}
      <FormToolbar save={save} cancel={cancel}>
        {actions}
      </FormToolbar>
      <UnsavedChanges loss={loss} isLeaving={isLeaving} onDiscard={() => dropDraft(draft)} />
    </Form>
  </UploadGate>
)

/**
 * For a form with lists: each field is judged when it is left, so that the empty fields of a new entry are not wrong at
 * once.
 */
export const whenLeft = { mode: 'onBlur', reValidateMode: 'onBlur' } as const

const NOT_UPLOADED = 'Es sind noch nicht alle Bilder hochgeladen und gespeichert.'

/** Asks before the user leaves a form with changes, or with uploads that are not done. */
function UnsavedChanges({ loss: unsaved, ...question }: Omit<LeaveQuestionProps, 'isSaving'>) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const { running, failed } = useUploadGate()
  const isUnsaved = isDirty && !isSubmitSuccessful
  const loss = running + failed > 0 ? NOT_UPLOADED : isUnsaved ? unsaved : null

  return <LeaveQuestion loss={loss} isSaving={isSubmitting} {...question} />
}

/** For a form: data that come later must not overwrite what the user has typed. */
export const keepEdits = { keepDirtyValues: true }
