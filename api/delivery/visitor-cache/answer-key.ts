import { pageQuery } from '../../../shared/pages/page-query.ts'

/** Addresses that a page can have. */
const PAGE_PATH = /^(?:\/|(?:\/[a-z0-9-]+)+)$/

/** The link of an invitation in which a mail program has encoded the `#`; the administration puts it right. */
const ENCODED_LINK = /^\/admin\/passwort-setzen%23[\w%=-]+$/

export const canBePage = (path: string) =>
  ENCODED_LINK.test(path) || (PAGE_PATH.test(path) && !path.startsWith('/api/'))

/**
 * Under which key the answer to an address is kept: its path and query. Of a page's query only the parameters
 * count that the server reads, and every address of the administration has the same page.
 */
export function answerKey(url: string): string {
  const { pathname, search } = new URL(url)
  if (!canBePage(pathname)) return pathname + search
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return '/admin'
  return pathname + pageQuery(pathname, search.slice(1))
}
