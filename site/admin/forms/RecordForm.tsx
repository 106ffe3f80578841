import type { ReactNode } from 'react'
import { Form, type FormProps } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft } from './draft.ts'
import { FormErrors } from './FormErrors.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { keepEdits } from './keepEdits.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { UploadGate } from './UploadGate.tsx'

interface Props extends FormProps {
  /** The name under which the browser stores the draft. */
  draft: string
  /** The values that the form can contain, whether valid or not. */
  values: z.ZodType<FieldValues>
  /** Further buttons beside the one that saves. */
  actions?: ReactNode
}

/** react-admin's form with a draft that survives a closed tab. It is saved when its uploads are done. */
export const RecordForm = ({ draft, values, actions, children, ...form }: Props) => (
  <UploadGate>
    <Form noValidate disableInvalidFormNotification resetOptions={keepEdits} {...form}>
      <DraftKeeper name={draft} schema={values} />
      <FormErrors />
      {children}
      <FormToolbar>{actions}</FormToolbar>
      <UnsavedChanges onDiscard={() => dropDraft(draft)} />
    </Form>
  </UploadGate>
)
