import { type App, createApp } from '../../../app.ts'
import { Freshness } from '../../../base/data/freshness/freshness.ts'
import type { TestApp } from '../../../tests/test-app.ts'
import { AnswerCache } from '../../visitor-cache/answer-cache.ts'
import { SitePublisher } from '../publisher.ts'
import type { Site } from '../site.ts'

/** A process of its own on the data of a test, with a memory of its own. */
export interface SiteProcess {
  app: App
  freshness: Freshness
  publisher: SitePublisher
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
  const config = { ...base.config, dataDir }
  const publisher = new SitePublisher({ ...base, config, freshness, answers }, site)
  const app = createApp({ ...base, freshness, answers, publisher })
  const process = { app, freshness, publisher }
  await meanwhile(process)
  await publisher.start(app)
  return process
}
