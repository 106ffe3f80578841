import Link from '@mui/material/Link'
import SnackbarContent from '@mui/material/SnackbarContent'
import { Fragment } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { pageName } from '../../../shared/page-name.ts'
import { fixedPages, paths } from '../../../shared/paths.ts'
import type { PublishStatus } from '../../../shared/publish.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import type { Saved } from '../data/httpClient.ts'
import { savedText } from './publishText.ts'
import { usePublishStatus } from './usePublishStatus.ts'

/** Long enough to read where the links lead and to follow one. */
const LINKS_SHOWN_MS = 10_000
const NAMED = 3

/** Says that a record was saved, and what this very save has changed on the website. */
export function useNotifySaved() {
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return async ({ published }: Saved<unknown>) => {
    const changed = published?.paths ?? []
    const status = await dataProvider.publishStatus().catch(() => null)
    const names = new Map(status?.lastPages.map(({ path, name }) => [path, name]))
    const pages = changed.map((path) => ({ path, name: names.get(path) ?? pageName(path) }))
    notify(<SavedNotice pages={pages} />, {
      type: 'success',
      ...(pages.length > 0 && { autoHideDuration: LINKS_SHOWN_MS }),
    })
  }
}

/** What a save has changed on the website, in one sentence, with the way there. */
function SavedNotice({ pages }: { pages: PublishStatus['lastPages'] }) {
  const { data } = usePublishStatus()
  const named = pages.toSorted((a, b) => rank(a.path) - rank(b.path)).slice(0, NAMED)
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          {savedText(pages.length, data?.queue ?? 0)}
          {named.map(({ path, name }, index) => (
            <Fragment key={path}>
              {index === 0 ? ' ' : ', '}
              <Link href={path} target="_blank" color="inherit">
                {name}
              </Link>
            </Fragment>
          ))}
          {pages.length > NAMED && ' …'}
        </>
      }
      sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
    />
  )
}

/** The start page, then the category and the machine that were changed, say most about a change. */
function rank(path: string): number {
  if (path === paths.home) return 0
  if (fixedPages.includes(path)) return 3
  return path.startsWith(paths.category('')) ? 1 : 2
}
