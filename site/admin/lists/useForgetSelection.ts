import { useLayoutEffect } from 'react'
import { useUnselectAll } from 'react-admin'

/**
 * For a list whose rows can be selected: nothing stays selected that is out of sight, after leaving the list or loading
 * it anew. react-admin would keep it in the browser, and the next press on „Löschen“ would mean more than is seen.
 */
export function useForgetSelection(resource: string) {
  const unselectAll = useUnselectAll(resource)
  // While the next screen is loaded the list is hidden, but not gone.
  useLayoutEffect(() => {
    unselectAll()
    return () => unselectAll()
  }, [unselectAll])
}
