import { useRedirect, useResourceContext } from 'react-admin'
import type { Saved } from '../data/httpClient.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

/** After a save, tells what it has changed on the website and goes to the list. */
export function useSaved() {
  const notifySaved = useNotifySaved()
  const redirect = useRedirect()
  const resource = useResourceContext()
  return (saved: Saved<object>) => {
    notifySaved(saved)
    redirect('list', resource)
  }
}
