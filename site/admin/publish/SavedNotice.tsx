import Link from '@mui/material/Link'
import SnackbarContent from '@mui/material/SnackbarContent'
import { Fragment } from 'react'
import { fixedPages, paths } from '../../../shared/paths.ts'
import type { PublishStatus } from '../../../shared/publish.ts'
import { savedText } from './publishText.ts'
import { usePublishStatus } from './usePublishStatus.ts'

const NAMED = 3

/** The start page, then the category and the machine that were changed, say most about a change. */
function rank(path: string): number {
  if (path === paths.home) return 0
  if (fixedPages.includes(path)) return 3
  return path.startsWith(paths.category('')) ? 1 : 2
}

/** What a save has changed on the website, in one sentence, with the way there. */
export function SavedNotice({ pages }: { pages: PublishStatus['lastPages'] }) {
  const { data } = usePublishStatus()
  const named = pages.toSorted((a, b) => rank(a.path) - rank(b.path))
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          {savedText(pages.length, data?.queue ?? 0)}
          {named.slice(0, NAMED).map(({ path, name }, index) => (
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
