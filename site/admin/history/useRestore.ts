import { useNotify } from 'react-admin'
import { z } from 'zod'
import { PUBLISHED_HEADER, parsePublished } from '../../../shared/operation/publish.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { type Call, callApi } from '../data/api.ts'
import { tellSaved } from '../data/saved.ts'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

const LONG_ENOUGH_TO_READ_MS = 10_000

/** What came back, beside the record itself. */
const restored = z.object({ missingImages: z.array(z.string()).default([]) })

async function restore(path: string, init: Call) {
  const { data, headers } = await callApi(path, { method: 'POST', ...init })
  const published = parsePublished(headers.get(PUBLISHED_HEADER))
  return { ...restored.parse(data), ...(published && { published }) }
}

/** Brings something back by a call, and tells what became of it. */
export function useRestore(onDone: () => void, path: string, init: Call) {
  const notify = useNotify()
  return useCall({
    call: () => restore(path, init),
    onDone: (restored) => {
      onDone()
      const { length } = restored.missingImages
      if (length === 0) tellSaved(restored, { said: 'Wiederhergestellt' })
      else
        notify(
          `Wiederhergestellt, aber ohne ${formatCount(length, 'Bild, das es nicht mehr gibt', 'Bilder, die es nicht mehr gibt')}.`,
          { type: 'warning', autoHideDuration: LONG_ENOUGH_TO_READ_MS },
        )
    },
    failed: null,
    invalidates: EVERYTHING,
  })
}
