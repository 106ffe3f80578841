import type { ReactNode } from 'react'
import { useRedirect, useResourceContext } from 'react-admin'
import type { Saved } from '../data/httpClient.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

/** After a save, tells what it has changed on the website, and what else there is to say, and goes to the list. */
export function useSaved() {
  const notifySaved = useNotifySaved()
  const redirect = useRedirect()
  const resource = useResourceContext()
  return (saved: Saved<object>, more?: Promise<ReactNode>) => {
    notifySaved(saved, more)
    redirect('list', resource)
  }
}
