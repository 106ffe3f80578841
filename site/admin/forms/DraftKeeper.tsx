import { Button } from '@mui/material'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { EditContext, type UpdateParams, useRegisterMutationMiddleware } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'
import { AlertAbove, Row } from '../parts/Boxes.tsx'
import type { Save } from './ConflictDialog.tsx'
import { changesOf, followChanges, type Version } from './unsavedChanges.ts'

interface Props {
  /** The name under which the browser stores the draft. */
  name: DraftName
  /** The values that the form can contain, whether valid or not. */
  schema: z.ZodType<FieldValues>
}

/**
 * Saves unsaved input in the browser and offers to restore it, because react-admin has no drafts. A save, by whichever
 * button or key, ends the draft, and is refused as a conflict if the record is newer than what the draft was begun from.
 */
export function DraftKeeper({ name, schema }: Props) {
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

/** Calls back when what is typed changes, with what the form began with, and whether the two differ. */
function useTyped<Values extends FieldValues>(
  onTyped: (values: Values, stored: FieldValues, isDirty: boolean) => void,
) {
  const { subscribe } = useFormContext<Values>()
  const last = useRef('')
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues = {}, isDirty = false }) => {
          // The end of a save is reported, too, and must not bring back a draft that has just ended.
          const state = JSON.stringify([values, defaultValues, isDirty])
          if (state === last.current) return
          last.current = state
          onTyped(values, defaultValues, isDirty)
        },
      }),
    [subscribe, onTyped],
  )
}

/** Saves in the browser what is typed, for a form that restores it by itself. */
export function DraftSaver<Values extends FieldValues>({
  onChange,
}: {
  onChange: (values: Values) => void
}) {
  useTyped(onChange)
  return null
}
