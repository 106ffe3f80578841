import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { withReason } from '../data/errorText.ts'
import { feedCalls } from './feedCalls.ts'

type Feed = Pick<FeedState, 'key' | 'name'>

export function useRenewAddress({ key, name }: Feed) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => feedCalls.renew(key),
    onSuccess: () => notify(`${name} hat eine neue Adresse`, { type: 'success' }),
    onError: (error) =>
      notify(withReason('Fehler beim Erneuern der Adresse', error), { type: 'error' }),
    onSettled: refresh,
  })
}

/** Agrees to the loss that the screen shows. If it is another one by now, the screen shows that. */
export function useConfirmLoss({ key, name, hold }: Feed & Pick<FeedState, 'hold'>) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => feedCalls.confirm(key, hold?.version),
    onSuccess: () =>
      notify(`${name} bekommt beim nächsten Abruf den neuen Stand`, { type: 'success' }),
    onError: (error) => notify(withReason('Fehler beim Freigeben', error), { type: 'error' }),
    onSettled: refresh,
  })
}

/** Saves the file that the stock would give now. */
export function useSavePreview({ key, file }: Pick<FeedState, 'key' | 'file'>) {
  const notify = useNotify()
  return useMutation({
    mutationFn: () => feedCalls.preview(key),
    onSuccess: (blob) => {
      const address = URL.createObjectURL(blob)
      const link = Object.assign(document.createElement('a'), { href: address, download: file })
      link.click()
      URL.revokeObjectURL(address)
    },
    onError: (error) =>
      notify(withReason('Die Datei konnte nicht erstellt werden', error), { type: 'error' }),
  })
}
