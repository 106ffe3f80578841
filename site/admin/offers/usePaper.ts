import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { withReason } from '../data/failure.ts'
import { openWindow } from '../forms/saveFile.ts'
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
    const target = openWindow('Angebot.pdf')
    try {
      const paper = await mutateAsync(before)
      if (paper) target.show(paper)
      else target.close()
    } catch (error) {
      target.close()
      notify(withReason('Die PDF-Datei konnte nicht erstellt werden', error), { type: 'error' })
    }
  }
  return { open, isPending }
}
