import { useRef } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

/**
 * Removes images. Only images that were uploaded in this form are deleted from the server at once. Others
 * may still be in use: by this product until it is saved, or by a copy of it.
 */
export function useDeleteImage() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const fresh = useRef(new Set<string>())

  /** @returns whether the image may be removed from the form */
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

const storedName = (image: string) => image.split('?')[0]?.split('/').at(-1) ?? ''
