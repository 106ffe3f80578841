import { z } from 'zod'
import { type FeedState, heldFeed } from '../../../shared/feeds/feed-state.ts'
import type { FeedKey } from '../../../shared/feeds/keys.ts'
import { API, callApi, fetchFile, load } from '../data/api.ts'
import { saveFile } from '../layout/saveFile.ts'
import { useCall } from '../layout/useCall.ts'

const KEY = ['feeds']

type Feed = Pick<FeedState, 'key' | 'name'>

export const useRenewAddress = ({ key, name }: Feed) =>
  useCall({
    call: () => feedCalls.renew(key),
    done: `${name} hat eine neue Adresse`,
    failed: 'Fehler beim Erneuern der Adresse',
    invalidates: KEY,
  })

/** Agrees to the loss that the screen shows. If it is another one by now, the screen shows that. */
export const useConfirmLoss = ({ key, name, hold }: Feed & Pick<FeedState, 'hold'>) =>
  useCall({
    call: () => feedCalls.confirm(key, hold?.version),
    done: `${name} bekommt beim nächsten Abruf den neuen Stand`,
    failed: 'Fehler beim Freigeben',
    invalidates: KEY,
  })

/** Saves the file that the stock would give now. */
export const useSavePreview = ({ key, file }: Pick<FeedState, 'key' | 'file'>) =>
  useCall({
    call: () => feedCalls.preview(key),
    onDone: (preview) => saveFile(preview, file),
    failed: 'Die Datei konnte nicht erstellt werden',
  })

/** Apart from the other calls, because the first load of the admin does without them. */
export const feedCalls = {
  /** Gives a feed a new address. */
  renew: (key: FeedKey) => callApi(`/feeds/${key}/renew`, { method: 'POST' }),
  held: () => load(z.array(heldFeed), '/feeds/held'),
  /** Lets a portal lose the machines that the screen shows. */
  confirm: (key: FeedKey, version?: string) =>
    callApi(`/feeds/${key}/confirm`, { json: { version } }),
  /** The file that the stock would give now. */
  preview: (key: FeedKey) => fetchFile(`${API}/feeds/${key}/preview`),
}
