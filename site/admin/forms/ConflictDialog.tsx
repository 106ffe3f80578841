import { Button, type DialogProps } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import {
  SaveButton,
  type SaveButtonProps,
  type UpdateParams,
  useRegisterMutationMiddleware,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { authorOf, isConflict, newerOf } from '../data/api.ts'
import { AlertAbove } from '../parts/Boxes.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'

/** How react-admin saves what a form holds. */
export type Save = (resource: string, params: Partial<UpdateParams>) => Promise<{ data: unknown }>

/** What somebody else has saved while it was being edited here. */
export interface Newer {
  /** As the API answers it. */
  record: unknown
  /** Its version, or `*` for what has none. */
  version: string
  author: string
  /** What was to be saved, and the record that it was typed over. */
  typed: object
  seen: unknown
  /** Why it could not be saved over the newer version either. */
  error: Error | null
}

/** For a form: what somebody else has saved meanwhile, from a refused save until the user has decided. */
export function useConflict() {
  const queryClient = useQueryClient()
  const [newer, setNewer] = useState<Newer | null>(null)
  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource: string, params: Partial<UpdateParams>, next: Save) => {
        try {
          const saved = await next(resource, params)
          // React-admin keeps what was saved over a newer version under a key of its own, and the form would go on from
          // the version before.
          const key = [resource, 'getOne', { id: String(params.id), meta: undefined }]
          if (params.meta?.ifMatch) queryClient.setQueryData(key, saved.data)
          setNewer(null)
          return saved
        } catch (error) {
          if (error instanceof Error) setNewer((known) => newerAfter(error, params, known))
          throw error
        }
      },
      [queryClient],
    ),
  )
  return { newer, end: () => setNewer(null) }
}

function newerAfter(error: Error, params: Partial<UpdateParams>, known: Newer | null) {
  const record: unknown = isConflict(error) && error.body?.data
  if (!isConflict(error) || !record) return known && { ...known, error }
  return {
    record,
    version: newerOf(error)?.updatedAt ?? '*',
    author: authorOf(error),
    typed: params.data ?? {},
    seen: known?.record ?? params.previousData,
    error: null,
  }
}

interface Props extends Pick<DialogProps, 'maxWidth'>, Pick<SaveButtonProps, 'transform'> {
  title: string
  newer: Pick<Newer, 'version' | 'error'>
  /** What the button says that saves. */
  save?: string
  onCancel: () => void
  children: ReactNode
}

/** Asks what is to become of two versions, and saves over the newer one. */
export function ConflictDialog({
  title,
  newer: { version, error },
  save = 'Meine Fassung speichern',
  transform,
  onCancel,
  children,
  ...dialog
}: Props) {
  const { isSubmitting } = useFormState()
  return (
    <TitledDialog
      title={title}
      onClose={onCancel}
      {...dialog}
      actions={
        <>
          <Button onClick={onCancel}>Weiter bearbeiten</Button>
          <SaveButton
            type="button"
            label={save}
            // Also where nothing was typed: a window that was overtaken takes the newer version.
            alwaysEnable={!isSubmitting}
            {...(transform && { transform })}
            mutationOptions={{ meta: { ifMatch: version } }}
          />
        </>
      }
    >
      {error && <AlertAbove severity="error">{error.message}</AlertAbove>}
      {children}
    </TitledDialog>
  )
}

/** For a form whose versions can hardly be compared field by field. */
export function Overtaken({ title }: { title: string }) {
  const { newer, end } = useConflict()
  return (
    newer && (
      <ConflictDialog title={title} newer={newer} onCancel={end}>
        {newer.author} hat gespeichert, während Sie hier bearbeitet haben. Wenn Sie Ihre Fassung
        speichern, ersetzt sie die andere.
      </ConflictDialog>
    )
  )
}
