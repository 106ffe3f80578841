import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react'
import { Form, type FormProps, HttpError, SaveButton, type SaveButtonProps } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { type CallOptions, useCall } from '../parts/useCall.ts'
import { UNSAVED } from './FormDialog.tsx'
import { LeaveQuestion } from './unsavedChanges.tsx'

interface ButtonsProps extends Pick<SaveButtonProps, 'icon' | 'color'> {
  /** What the button says that saves. */
  save: string
  isPending: boolean
  onCancel?: () => void
}

/** A form of a few fields within a screen or a dialog, with its buttons below. */
export const ShortForm = <Values extends FieldValues>({
  save,
  icon = null,
  color = 'primary',
  isPending,
  onCancel,
  children,
  ...form
}: FormProps<Values> & ButtonsProps) => (
  <Form<Values> noValidate disableInvalidFormNotification {...form}>
    <Stacked gap={1.5}>
      {children}
      <Row>
        <SaveButton alwaysEnable={!isPending} label={save} icon={icon} color={color} />
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </Row>
    </Stacked>
  </Form>
)

interface CallProps<Values extends FieldValues, Data>
  extends CallOptions<Data, Values>,
    Omit<ButtonsProps, 'isPending'> {
  schema: z.ZodType<Values, FieldValues>
  /** What the fields begin with. */
  start: FieldValues
  children: ReactNode
}

/** One whose fields are the input of a call. It begins anew when that is done; what was refused is said beside its field. */
export function CallForm<Values extends FieldValues, Data>({
  schema,
  start,
  save,
  icon,
  color,
  onCancel,
  children,
  ...options
}: CallProps<Values, Data>) {
  const [formKey, setFormKey] = useState(0)
  const { mutateAsync, isPending } = useCall(options)
  const submit = async (typed: unknown, event?: BaseSyntheticEvent) => {
    try {
      await mutateAsync(schema.parse(typed))
      setFormKey(formKey + 1)
      return undefined
    } catch (error) {
      const errors: object = (error instanceof HttpError && error.body?.errors) || {}
      // react-admin shows them beside their fields but does not move the focus.
      focusFirst(event?.target, errors)
      return errors
    }
  }
  return (
    <ShortForm
      key={formKey}
      defaultValues={start}
      resolver={zodResolver(schema)}
      onSubmit={submit}
      save={save}
      icon={icon}
      color={color}
      isPending={isPending}
      onCancel={onCancel}
    >
      <TypedGuard />
      {children}
    </ShortForm>
  )
}

/** Asks before what is typed is left. Only while there is something, since a screen asks but one question at a time. */
function TypedGuard() {
  const { isDirty } = useFormState()
  return isDirty && <LeaveQuestion loss={UNSAVED} onDiscard={() => undefined} />
}

function focusFirst(form: unknown, errors: object) {
  const [first = ''] = Object.keys(errors)
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(first) : null
  if (field instanceof HTMLElement) field.focus()
}
