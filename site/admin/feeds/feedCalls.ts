import { z } from 'zod'
import { heldFeed } from '../../../shared/feeds/feed-state.ts'
import type { FeedKey } from '../../../shared/feeds/keys.ts'
import { API, callApi, fetchFile } from '../data/api.ts'

/** Apart from the other calls, because the first load of the admin does without them. */
export const feedCalls = {
  /** Gives a feed a new address. */
  renew: async (key: FeedKey) => {
    await callApi(`/feeds/${key}/renew`, { method: 'POST' })
  },
  held: async () => z.array(heldFeed).parse((await callApi('/feeds/held')).data),
  /** Lets a portal lose the machines that the screen shows. */
  confirm: async (key: FeedKey, version?: string) => {
    const body = JSON.stringify({ version })
    await callApi(`/feeds/${key}/confirm`, { method: 'POST', body })
  },
  /** The file that the stock would give now. */
  preview: (key: FeedKey) => fetchFile(`${API}/feeds/${key}/preview`),
}
