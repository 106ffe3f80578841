import { useNotify } from 'react-admin'
import { formatCount } from '../../../shared/writing/format.ts'
import type { Restored } from '../data/calls.ts'
import { EVERYTHING, useCall } from '../parts/useCall.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

const LONG_ENOUGH_TO_READ_MS = 10_000

/** Brings something back and tells what became of it. */
export function useRestore(onDone: () => void, restore: () => Promise<Restored>) {
  const notify = useNotify()
  const notifySaved = useNotifySaved()
  return useCall({
    call: restore,
    onDone: (restored) => {
      onDone()
      const { length } = restored.missingImages
      if (length === 0) void notifySaved(restored)
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
