import { useNotify } from 'react-admin'
import type { Published } from '../../../shared/publish.ts'
import type { Saved } from '../data/httpClient.ts'
import { SavedNotice } from './SavedNotice.tsx'

/** Long enough to read where the links lead and to follow one. */
const LINKS_SHOWN_MS = 10_000
const NOTHING: Published = { paths: [], ms: 0 }

/** Says that a record was saved, and what this very save has changed on the website. */
export function useNotifySaved() {
  const notify = useNotify()
  return ({ published = NOTHING }: Saved<unknown>) =>
    notify(<SavedNotice published={published} />, {
      type: 'success',
      ...(published.paths.length > 0 && { autoHideDuration: LINKS_SHOWN_MS }),
    })
}
