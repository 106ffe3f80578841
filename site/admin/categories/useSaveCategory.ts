import { HttpError, useNotify, useUpdate } from 'react-admin'
import type { UseFormSetError } from 'react-hook-form'
import { type Category, type CategoryPatch, categoryPatch } from '../../../shared/category.ts'
import { withReason } from '../data/errorText.ts'
import type { Saved } from '../data/httpClient.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

export const SAVING_CATEGORY_FAILED = 'Fehler beim Speichern der Kategorie'

export function useSaveCategory(
  category: Category,
  onSaved: () => void,
  setError: UseFormSetError<CategoryPatch>,
) {
  const [update, { isPending }] = useUpdate<Saved<Category>>()
  const notify = useNotify()
  const notifySaved = useNotifySaved()
  const afterChange = useAfterChange()

  const save = (data: CategoryPatch) =>
    update(
      'categories',
      { id: category.id, data, previousData: category },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          notifySaved(saved)
          afterChange()
          onSaved()
        },
        onError: (error) => {
          for (const field of categoryPatch.keyof().options) {
            const message = error instanceof HttpError && error.body?.errors?.[field]
            if (message) setError(field, { message })
          }
          notify(withReason(SAVING_CATEGORY_FAILED, error), { type: 'error' })
        },
      },
    )
  return { save, isPending }
}
