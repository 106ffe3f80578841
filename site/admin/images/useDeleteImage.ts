import { useRef } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

/**
 * Takes pictures away again. Only what was uploaded in this form is deleted on the server at once:
 * any other may still be shown, by this product until it is saved or by a copy of it.
 */
export function useDeleteImage() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const fresh = useRef(new Set<string>())

  /** Answers whether the picture may leave the form. */
  const discard = async (image: string): Promise<boolean> => {
    if (!fresh.current.has(image)) return true
    try {
      await dataProvider.deleteImage(storedName(image))
      return true
    } catch (error) {
      notify(withReason('Fehler beim Löschen des Bildes', error), { type: 'error' })
      return false
    }
  }
  return { remember: (image: string) => fresh.current.add(image), discard }
}

/** The last segment of an address, without its query. */
const storedName = (image: string) => image.split('?')[0]?.split('/').at(-1) ?? ''
