import { parse } from 'csv-parse/sync'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import type { TestApp } from '../../tests/test-app.ts'

export async function switchOn(test: TestApp, key: FeedKey): Promise<FeedState> {
  const body = { enabled: true }
  const { data } = await test.call<FeedState>('PUT', `/api/feeds/${key}`, {
    token: test.token,
    body,
  })
  return data
}

/** The path of a feed, which is switched on for it. */
export async function feedAddress(test: TestApp, key: FeedKey): Promise<string> {
  const { address } = await switchOn(test, key)
  return new URL(address).pathname
}

/** What a portal gets that fetches the feed. */
export async function fetchFeed(test: TestApp, key: FeedKey, init: RequestInit = {}) {
  return test.app.request(await feedAddress(test, key), init)
}

/** A table as a portal reads it, the header included. */
export async function rowsOf(test: TestApp, key: FeedKey): Promise<string[][]> {
  return parse(await (await fetchFeed(test, key)).text(), { delimiter: ';', bom: true })
}
