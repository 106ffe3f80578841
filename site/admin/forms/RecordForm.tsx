import { Button } from '@mui/material'
import { type ReactNode, useCallback, useContext, useState } from 'react'
import {
  EditContext,
  Form,
  type FormProps,
  type UpdateParams,
  useRegisterMutationMiddleware,
} from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { z } from 'zod'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'
import { AlertAbove, Row } from '../parts/Boxes.tsx'
import type { Save } from './ConflictDialog.tsx'
import { UNSAVED } from './FormDialog.tsx'
import { FormErrors, FormToolbar, UploadGate, useUploadGate } from './saving.tsx'
import {
  changesOf,
  followChanges,
  LeaveQuestion,
  type LeaveQuestionProps,
  useTyped,
  type Version,
} from './unsavedChanges.tsx'

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

/** For a form: data that come later must not overwrite what the user has typed. */
export const keepEdits = { keepDirtyValues: true }

interface DraftProps {
  /** The name under which the browser stores the draft. */
  name: DraftName
  /** The values that the form can contain, whether valid or not. */
  schema: z.ZodType<FieldValues>
}

/**
 * Saves unsaved input in the browser and offers to restore it, because react-admin has no drafts. A save, by whichever
 * button or key, ends the draft, and is refused as a conflict if the record is newer than what the draft was begun from.
 */
function DraftKeeper({ name, schema }: DraftProps) {
  const { reset, getValues } = useFormContext()
  const version: Version = useContext(EditContext)?.record?.updatedAt
  const [found, setFound] = useState(() => readDraft(name, unsavedOf(schema)))
  const [changes] = useState(() =>
    followChanges((unsaved) => (unsaved ? writeDraft(name, unsaved) : dropDraft(name))),
  )

  useTyped(
    useCallback(
      (values: FieldValues, stored, isDirty) => changes.typed(values, stored, version, isDirty),
      [changes, version],
    ),
  )

  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource: string, params: Partial<UpdateParams>, next: Save) => {
        const succeed = changes.saving()
        const { previousData } = params
        const updatedAt = changes.versionOf(previousData?.updatedAt)
        const saved = await next(resource, {
          ...params,
          ...(previousData && { previousData: { ...previousData, updatedAt } }),
        })
        succeed()
        setFound(null)
        return saved
      },
      [changes],
    ),
  )

  if (!found) return null
  const isOvertaken = found.values.version !== version
  const restore = () => {
    changes.goOn(found.values.version)
    reset({ ...getValues(), ...changesOf(found.values) }, { keepDefaultValues: true })
    setFound(null)
  }
  const discard = () => {
    dropDraft(name)
    setFound(null)
  }
  return (
    <AlertAbove severity="info">
      Es gibt einen nicht gespeicherten Entwurf vom {formatDateTime(found.savedAt)} Uhr.
      {isOvertaken &&
        ' Seitdem wurde hier gespeichert. Wenn Sie ihn speichern, wählen Sie, welche Fassung gilt.'}
      <Row sx={{ ml: -1 }} above={0.5}>
        <Button color="inherit" onClick={restore}>
          Wiederherstellen
        </Button>
        <Button color="inherit" onClick={discard}>
          Verwerfen
        </Button>
      </Row>
    </AlertAbove>
  )
}

const unsavedOf = (values: z.ZodType<FieldValues>) =>
  z.object({
    version: z.string().nullable().optional(),
    changed: z.array(z.string()),
    values,
  })

const NOT_UPLOADED = 'Es sind noch nicht alle Bilder hochgeladen und gespeichert.'

/** Asks before the user leaves a form with changes, or with uploads that are not done. */
function UnsavedChanges({ loss: unsaved, ...question }: Omit<LeaveQuestionProps, 'isSaving'>) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const { running, failed } = useUploadGate()
  const isUnsaved = isDirty && !isSubmitSuccessful
  const loss = running + failed > 0 ? NOT_UPLOADED : isUnsaved ? unsaved : null

  return <LeaveQuestion loss={loss} isSaving={isSubmitting} {...question} />
}
