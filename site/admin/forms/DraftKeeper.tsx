import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { formatDateTime } from '../../../shared/dates.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'

interface Props<Values> {
  name: string
  /** The values that the form can contain, whether valid or not. */
  schema: z.ZodType<Values>
}

/** Saves unsaved input in the browser and offers to restore it, because react-admin has no drafts. */
export function DraftKeeper<Values extends FieldValues>({ name, schema }: Props<Values>) {
  const { subscribe, reset, getValues } = useFormContext<Values>()
  const [found, setFound] = useState(() => readDraft(name, schema))

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeDraft(name, values)
        },
      }),
    [subscribe, name],
  )

  if (!found) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button
            color="inherit"
            onClick={() => {
              reset({ ...getValues(), ...found.values }, { keepDefaultValues: true })
              setFound(null)
            }}
          >
            Wiederherstellen
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              dropDraft(name)
              setFound(null)
            }}
          >
            Verwerfen
          </Button>
        </>
      }
    >
      Es gibt einen nicht gespeicherten Entwurf vom {formatDateTime(found.savedAt)} Uhr.
    </Alert>
  )
}
