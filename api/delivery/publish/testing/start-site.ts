import { type App, createApp } from '../../../app.ts'
import { Freshness } from '../../../base/data/freshness/freshness.ts'
import { securityHeaders } from '../../../base/requests/http/security-headers.ts'
import type { TestApp } from '../../../tests/test-app.ts'
import { edgeHeaders } from '../../edge/edge-headers.ts'
import { AnswerCache } from '../../visitor-cache/answer-cache.ts'
import { PageStore } from '../page-store.ts'
import { SitePublisher } from '../publisher.ts'
import { apiReaderOf } from '../read-api.ts'
import type { Site } from '../site.ts'

/** A process of its own on the data of a test, with a memory of its own. */
export interface SiteProcess {
  app: App
  freshness: Freshness
  publisher: SitePublisher
  store: PageStore
}

/**
 * @param dataDir where its pages are
 * @param meanwhile what happens before it starts to publish
 */
export async function startSite(
  base: TestApp,
  site: Site,
  dataDir = base.config.dataDir,
  meanwhile: (process: SiteProcess) => Promise<void> = async () => {},
): Promise<SiteProcess> {
  const freshness = new Freshness(base.database)
  const answers = new AnswerCache(freshness)
  const store = new PageStore(dataDir, site.build)
  const publisher = new SitePublisher({
    site,
    store,
    freshness,
    answers,
    db: base.database.db,
    headers: securityHeaders(base.config),
    edgeHeaders: edgeHeaders(base.config),
  })
  const app = createApp({ ...base, freshness, answers, publisher })
  const process = { app, freshness, publisher, store }
  await meanwhile(process)
  await publisher.start(apiReaderOf(app))
  return process
}
