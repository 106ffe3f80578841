import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import { catalogueHits, pageCount } from '../../../shared/catalogue/catalogue.ts'
import { catalogueFacets } from '../../../shared/catalogue/facets.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { readCatalogue } from '../../../shared/catalogue/reading.ts'
import {
  BROWSER_CATALOGUE_LIMIT,
  type CatalogueState,
  filterParameters,
  listParameters,
} from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { Promises } from '../../../shared/search/in-stock.ts'
import { nothingAsked } from '../../../shared/search/sentence.ts'
import { askFacets, askList, askStock, suggestionParameters, TYPING_PAUSE } from './ask.ts'
import { askHits, type FirstPage, type Hits, hitsIn, nothingHeard } from './hits.ts'
import { useRequest } from './use-request.ts'

type Reader = typeof import('./reader.ts')

export interface Results {
  /** Null while nothing is there that fits the state. */
  hits: Hits | null
  /** The hits belong to an earlier state; the new ones are being loaded. */
  stale: boolean
  failed: boolean
  facets: ProductFacets | null
  /** All machines, whatever is filtered. */
  total: number
  /** The machines that suggestions can be drawn from. */
  known: ListedProduct[]
  promises: Promises
  /** What reads a search; null before there was one. */
  reader: Reader | null
  retry: () => void
}

/** Finds the hits: in the browser up to a thousand machines, beyond that by the API, page by page. */
export function useResults(
  state: CatalogueState,
  first: FirstPage,
  categories: CategoryChoice[],
): Results {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)

  const asked = useMemo(() => stateOf(first), [first])
  const isLarge = first.total > BROWSER_CATALOGUE_LIMIT
  const stock = useRequest(isLarge ? null : 'stock', askStock, attempt)
  const isRemote = isLarge || (stock.last !== null && stock.last.total > stock.last.products.length)
  const whole = isRemote ? null : (stock.last?.products ?? null)

  const pageKey = listParameters(state).toString()
  const isFirst = pageKey === listParameters(asked).toString()
  const pause = useTypingPause(state.search)
  const page = useRequest(
    isRemote && !isFirst ? pageKey : null,
    (signal) => askHits(state, categories, signal),
    attempt,
    pause,
  )
  const facets = useRequest(
    isRemote ? filterParameters(state).toString() : null,
    (signal) => askFacets(state, signal),
    attempt,
    pause,
  )
  const wanted = isRemote ? suggestionParameters(state.search) : null
  const suggested = useRequest(
    wanted?.toString() ?? null,
    async (signal) => (wanted ? askList(wanted, signal) : null),
    attempt,
    pause,
  )
  const isAsked = state.search !== ''
  const loading = useRequest(isAsked ? 'reader' : null, () => import('./reader.ts'), attempt)
  const reader = loading.last
  const { postcode } = state
  const isMeasured = postcode !== ''
  const measuring = useRequest(
    isMeasured ? 'distances' : null,
    () => import('../../../shared/catalogue/distances.ts'),
    attempt,
  )
  const away = useMemo(
    () => (postcode === '' ? null : (measuring.last?.awayFrom(postcode) ?? null)),
    [postcode, measuring.last],
  )
  const failed = stock.failed || page.failed || facets.failed || loading.failed || measuring.failed
  useRetryWhenOnline(failed, setAttempt)

  // Until the first letter of a search can be read and distances are known, the list stays as it was without them.
  const isUnread = (isAsked && !reader) || (isMeasured && !away)
  const local = useMemo(() => {
    if (!whole || (isUnread && isFirst)) return null
    const read = (state: CatalogueState) =>
      reader?.readSentence(state.search, whole, categories, first.dealer.promises) ?? nothingAsked
    const sentence = read(state)
    const { warranted } = first.dealer.promises
    return {
      hits: hitsIn(
        (state) => catalogueHits(whole, state, read(state), warranted, away),
        state,
        categories,
        sentence,
        away,
        (exact) => (reader ? reader.heardIn(sentence, exact, first.dealer.numbers) : nothingHeard),
      ),
      facets: catalogueFacets(whole, state, categories, sentence, warranted),
    }
  }, [whole, state, categories, reader, first, isFirst, isUnread, away])
  const always = { failed, promises: first.dealer.promises, reader, retry }
  if (local && whole)
    return {
      ...always,
      ...local,
      stale: isUnread,
      total: whole.length,
      known: whole,
    }

  const given: Hits = {
    ...first,
    page: asked.page,
    pages: pageCount(first.count),
    search: asked.search,
  }
  const answered: Hits | null = page.last && {
    ...page.last,
    distances: page.last.beside.distances ?? [],
    count: page.last.total,
    page: Math.min(state.page, pageCount(page.last.total)),
    pages: pageCount(page.last.total),
  }
  const hits = isFirst ? given : page.failed ? null : answered
  return {
    ...always,
    hits,
    stale: isRemote && !isFirst && !page.current,
    facets: facets.last,
    total: stock.last?.total ?? first.total,
    known: (wanted && suggested.last?.products) ?? hits?.products ?? first.products,
  }
}

/** Milliseconds to wait for the next letter; every other choice is asked for at once. */
function useTypingPause(search: string): number {
  const before = useRef(search)
  useEffect(() => {
    before.current = search
  })
  return before.current === search ? 0 : TYPING_PAUSE
}

const stateOf = ({ query }: FirstPage) => readCatalogue(new URLSearchParams(query)).state

function useRetryWhenOnline(failed: boolean, setAttempt: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    if (!failed) return
    const retry = () => setAttempt((count) => count + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failed, setAttempt])
}
