import { z } from 'zod'
import { heldFeed } from '../../../shared/feeds/feed-state.ts'
import type { FeedKey } from '../../../shared/product/terms.ts'
import { API, callApi, fetchFile, load } from '../data/api.ts'

/** Apart from the other calls, because the first load of the admin does without them. */
export const feedCalls = {
  renew: (key: FeedKey) => callApi(`/feeds/${key}/renew`, { method: 'POST' }),
  held: () => load(z.array(heldFeed), '/feeds/held'),
  /** Lets a portal lose the machines that the screen shows. */
  confirm: (key: FeedKey, version?: string) =>
    callApi(`/feeds/${key}/confirm`, { json: { version } }),
  /** The file that the stock would give now. */
  preview: (key: FeedKey) => fetchFile(`${API}/feeds/${key}/preview`),
}
