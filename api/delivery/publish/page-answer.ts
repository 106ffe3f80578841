import { Answer } from '../../base/requests/answers/answer.ts'
import type { Compressed } from '../../base/requests/answers/compress.ts'
import { HTML_HEADERS } from '../../base/requests/answers/html.ts'
import { pagePolicy } from '../../base/requests/answers/page-policy.ts'
import type { EdgeHeaders } from '../edge/edge-headers.ts'

/** Turns a page, from its file or just rendered, into an answer. */
export type ToAnswer = (
  page: string | Compressed,
  tags: Iterable<string>,
  status?: 200 | 404,
) => Answer

/**
 * @param headers what every answer carries
 * @param edgeHeaders what those carry that caches in front of the site may keep
 */
export function pageAnswers(headers: Record<string, string>, edgeHeaders: EdgeHeaders): ToAnswer {
  return (page, tags, status = 200) => {
    const policy = pagePolicy(typeof page === 'string' ? page : page.identity)
    const own = { ...headers, ...HTML_HEADERS, 'Content-Security-Policy': policy }
    // A page that says that there is none shows nothing whose change would purge it.
    if (status === 200) Object.assign(own, edgeHeaders(tags))
    return new Answer(page, own, { tags, status })
  }
}
