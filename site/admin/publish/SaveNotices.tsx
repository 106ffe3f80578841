import { Box, Link, SnackbarContent } from '@mui/material'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useNotify } from 'react-admin'
import { fixedPages, isEnglish, paths, unlistedPages } from '../../../shared/addresses/paths.ts'
import type { PublishStatus } from '../../../shared/operation/publish.ts'
import { pageName } from '../../../shared/pages/page-name.ts'
import { followSaves, type SaveNotice } from '../data/saved.ts'
import { UNDO_MS } from '../parts/change.tsx'
import { savedText } from './publishText.ts'
import { loadPublishStatus, usePublishStatus } from './usePublishStatus.ts'

/** Long enough to read the links and to follow one. */
const LINKS_SHOWN_MS = 10_000
const MOST_NAMES = 3

/** Says of each save what it has changed on the website. */
export function SaveNotices() {
  const notify = useNotify()
  useEffect(
    () =>
      followSaves(async ({ paths, said, more, undo }) => {
        const status = await loadPublishStatus().catch(() => null)
        const names = new Map(status?.lastPages.map(({ path, name }) => [path, name]))
        const pages = paths.map((path) => ({ path, name: names.get(path) ?? pageName(path) }))
        const further = await more
        notify(<SavedNotice pages={pages} said={said} more={further} undo={undo} />, {
          type: 'success',
          ...((pages.length > 0 || further) && { autoHideDuration: LINKS_SHOWN_MS }),
          ...(undo && { autoHideDuration: UNDO_MS }),
        })
      }),
    [notify],
  )
  return null
}

/** One sentence about what a save has changed on the website, with links to the pages. */
function SavedNotice({
  pages,
  said,
  more,
  undo,
}: Pick<SaveNotice, 'said' | 'undo'> & { pages: PublishStatus['lastPages']; more: ReactNode }) {
  const { data } = usePublishStatus()
  const named = pages.toSorted((a, b) => rank(a.path) - rank(b.path)).slice(0, MOST_NAMES)
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          {savedText(pages.length, data?.queue ?? 0, said)}
          {/* On a phone there is room for them or for the way back, above the screen. */}
          <Box component="span" sx={undo ? { display: { xs: 'none', sm: 'inline' } } : {}}>
            {named.map(({ path, name }, index) => (
              <Fragment key={path}>
                {index === 0 ? ' ' : ', '}
                <Link href={path} target="_blank" color="inherit">
                  {name}
                </Link>
              </Fragment>
            ))}
          </Box>
          {pages.length > MOST_NAMES && ' …'}
          {more}
        </>
      }
      action={undo}
      sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
    />
  )
}

/** The home page first, because it says most about a change, then categories, products, other pages, and what says the same in English. */
function rank(path: string): number {
  if (path === paths.home) return 0
  if (isEnglish(path)) return 4
  if (fixedPages.includes(path) || unlistedPages.includes(path)) return 3
  return path.startsWith(paths.category('')) ? 1 : 2
}
