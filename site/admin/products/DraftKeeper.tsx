import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatDateTime } from '../../../shared/format.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import type { ProductFormValues } from './productForm.ts'

/** Keeps what is typed across a closed tab, and offers it again. */
export function DraftKeeper({ storageKey }: { storageKey: string }) {
  const { subscribe, reset, getValues } = useFormContext<ProductFormValues>()
  const [found, setFound] = useState(() => readDraft(storageKey))

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeDraft(storageKey, values)
        },
      }),
    [subscribe, storageKey],
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
              dropDraft(storageKey)
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
