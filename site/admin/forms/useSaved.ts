import type { ReactNode } from 'react'
import { useRedirect, useResourceContext } from 'react-admin'
import type { Saved } from '../data/httpClient.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

/**
 * After a save, tells what it has changed on the website, and goes to the list.
 * @param moreOf what else there is to say of the record
 */
export function useSaved<Data extends object>(
  moreOf: (saved: Data) => Promise<ReactNode> = async () => null,
) {
  const notifySaved = useNotifySaved()
  const redirect = useRedirect()
  const resource = useResourceContext()
  return (saved: Saved<Data>) => {
    notifySaved(saved, moreOf(saved))
    redirect('list', resource)
  }
}
