import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { withReason } from '../data/failure.ts'
import { offerCalls } from './offerCalls.ts'

/** Shows an offer on paper in a window of its own, because a link could not carry the session. */
export function usePaper(offerId: number) {
  const notify = useNotify()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (before?: () => Promise<boolean>) =>
      !before || (await before()) ? offerCalls.paper(offerId) : null,
  })
  /** @param before what has to succeed first, such as saving */
  const open = async (before?: () => Promise<boolean>) => {
    // At once, because browsers block a window that opens long after the press.
    const target = window.open('', '_blank')
    try {
      const paper = await mutateAsync(before)
      if (paper) target?.location.replace(URL.createObjectURL(paper))
      else target?.close()
    } catch (error) {
      target?.close()
      notify(withReason('Die PDF-Datei konnte nicht erstellt werden', error), { type: 'error' })
    }
  }
  return { open, isPending }
}
