import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { z } from 'zod'
import { type FeedState, heldFeed } from '../../../shared/feeds/feed-state.ts'
import type { FeedKey } from '../../../shared/feeds/keys.ts'
import { API, callApi, fetchFile, load } from '../data/api.ts'
import { withReason } from '../data/failure.ts'
import { saveFile } from '../forms/saveFile.ts'

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
    onSuccess: (preview) => saveFile(preview, file),
    onError: (error) =>
      notify(withReason('Die Datei konnte nicht erstellt werden', error), { type: 'error' }),
  })
}

/** Apart from the other calls, because the first load of the admin does without them. */
export const feedCalls = {
  /** Gives a feed a new address. */
  renew: async (key: FeedKey) => {
    await callApi(`/feeds/${key}/renew`, { method: 'POST' })
  },
  held: () => load(z.array(heldFeed), '/feeds/held'),
  /** Lets a portal lose the machines that the screen shows. */
  confirm: async (key: FeedKey, version?: string) => {
    const body = JSON.stringify({ version })
    await callApi(`/feeds/${key}/confirm`, { method: 'POST', body })
  },
  /** The file that the stock would give now. */
  preview: (key: FeedKey) => fetchFile(`${API}/feeds/${key}/preview`),
}
