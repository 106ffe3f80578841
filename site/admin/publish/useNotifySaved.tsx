import { useDataProvider, useNotify } from 'react-admin'
import { pageName } from '../../../shared/page-name.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import type { Saved } from '../data/httpClient.ts'
import { SavedNotice } from './SavedNotice.tsx'

/** Long enough to read where the links lead and to follow one. */
const LINKS_SHOWN_MS = 10_000

/** Says that a record was saved, and what this very save has changed on the website. */
export function useNotifySaved() {
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return async ({ published }: Saved<unknown>) => {
    const paths = published?.paths ?? []
    const status = await dataProvider.publishStatus().catch(() => null)
    const names = new Map(status?.lastPages.map(({ path, name }) => [path, name]))
    const pages = paths.map((path) => ({ path, name: names.get(path) ?? pageName(path) }))
    notify(<SavedNotice pages={pages} />, {
      type: 'success',
      ...(pages.length > 0 && { autoHideDuration: LINKS_SHOWN_MS }),
    })
  }
}
