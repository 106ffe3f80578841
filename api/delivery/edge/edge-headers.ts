import { EVERYTHING } from '../../base/data/freshness/change-log.ts'
import { productTags } from '../../catalogue/products/product.tags.ts'
import type { PurgeTarget } from './purge-request.ts'

/** Longer lists of tags make a header that web servers refuse. */
const MOST_CHARACTERS = 1000
/** A change that touches one of these also touches `products:any`. */
const OF_ONE_PRODUCT = /^(?:product|similar):/

/** For caches in front of the site: which data an answer shows. All of it has the tag `everything`. */
function cacheTag(shown: Iterable<string>): string {
  const all = [EVERYTHING, ...new Set(shown)]
  const text = all.join(',')
  if (text.length <= MOST_CHARACTERS) return text
  return [...all.filter((tag) => !OF_ONE_PRODUCT.test(tag)), productTags.anyProduct].join(',')
}

/**
 * Lets the caches that we purge keep an answer; browsers go on asking. For an hour, because a process of the old
 * build may still fill them during a deployment.
 */
export function edgeHeaders({ purge }: { purge: PurgeTarget | null }): EdgeHeaders {
  if (!purge) return () => ({})
  return (shown) => ({ 'CDN-Cache-Control': 'max-age=3600', 'Cache-Tag': cacheTag(shown) })
}

/** The headers of an answer that shows these data. Without `PURGE_URL` nobody outside learns their names. */
export type EdgeHeaders = (shown: Iterable<string>) => Record<string, string>
