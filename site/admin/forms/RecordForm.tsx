import { Form, type FormProps } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft } from './draft.ts'
import { FormErrors } from './FormErrors.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'

interface Props extends FormProps {
  /** The name under which the browser keeps what is typed. */
  draft: string
  /** What the form can hold at any moment, be it valid or not. */
  values: z.ZodType<FieldValues>
}

/** react-admin's form, with a draft that outlives the tab. */
export const RecordForm = ({ draft, values, children, ...form }: Props) => (
  <Form noValidate disableInvalidFormNotification resetOptions={keepEdits} {...form}>
    <DraftKeeper name={draft} schema={values} />
    <FormErrors />
    {children}
    <FormToolbar />
    <UnsavedChanges onDiscard={() => dropDraft(draft)} />
  </Form>
)

/** A record that is loaded again while it is edited does not take back what was typed. */
const keepEdits = { keepDirtyValues: true }
