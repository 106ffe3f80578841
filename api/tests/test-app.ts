import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '../../shared/product/product.ts'
import { type App, createApp } from '../app.ts'
import { openDatabase } from '../base/db/database.ts'
import { Freshness } from '../base/freshness/freshness.ts'
import { createHttpServer } from '../base/http/http-server.ts'
import { securityHeaders } from '../base/http/security-headers.ts'
import { openOutbox } from '../base/mail/outbox.ts'
import { openStorage } from '../base/storage/open-storage.ts'
import { DataSheets } from '../catalogue/data-sheets/data-sheets.ts'
import { ensureFeeds } from '../catalogue/feeds/feed.addresses.ts'
import { ImageStore } from '../catalogue/images/image-store.ts'
import { PictureFetcher } from '../catalogue/stock/import/pictures/picture-fetcher.ts'
import { readConfig } from '../config.ts'
import { OfferPapers } from '../customers/offers/paper/offer-papers.ts'
import { ensureAdministrator } from '../dealer/accounts/administrator.ts'
import { createSessions } from '../dealer/accounts/sessions.ts'
import { currentMailConfig } from '../dealer/settings/current-mail-config.ts'
import { Edge } from '../delivery/edge/edge.ts'
import { ShareImages } from '../delivery/share-images/share-images.ts'
import { AnswerCache } from '../delivery/visitor-cache/answer-cache.ts'
import type { Dependencies } from '../dependencies.ts'
import { entities } from '../entities.ts'
import { Backups } from '../operation/backup/backups.ts'
import { Housekeeping } from '../operation/housekeeping/housekeeping.ts'
import { seed } from '../operation/seed/seed.ts'
import { VisitorCounts } from '../operation/statistics/visitor-counts.ts'
import { letters } from '../services.ts'
import { createAnswerCheck } from './check-answer.ts'

export const PASSWORD = 'test-passwort'

export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  success: boolean
  author?: string | null
  data: Data
  error: string
  details?: Record<string, string[]>
  pagination?: { page: number; limit: number; total: number; totalPages: number }
}

interface CallOptions {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The real application around a fresh database in a folder of its own. */
export interface TestApp extends Dependencies {
  app: App
  /** The same application on node:http, as the server has it; not listening yet. */
  server: Server
  /** The administrator's token. */
  token: string
  call<Data = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Data>>
  get<Data = unknown>(path: string, token?: string): Promise<Answer<Data>>
  /** Looks into the database itself. */
  query<Row>(statement: string): Promise<Row[]>
  /** Creates a product from a plausible one and what matters to the test. */
  addProduct(changes?: Record<string, unknown>): Promise<Product>
  close(): Promise<void>
}

export const plausibleProduct = {
  title: 'Linde H25',
  brand: 'Linde',
  model: 'H25',
  year: 2020,
  price: 20_000,
  location: 'Hamburg',
  categoryId: 1,
}

/** @param env environment variables beyond those that every test has */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: PASSWORD, ...env })
  const database = await openDatabase(config, entities)
  const images = new ImageStore(config.dataDir, await openStorage(config))
  await seed(database, images, config.seed)
  await ensureAdministrator(database.orm, config)
  await ensureFeeds(database.orm)
  const freshness = new Freshness(database)
  const sessions = createSessions(database.orm)
  const shareImages = new ShareImages(config.dataDir, images)
  const dataSheets = new DataSheets(config, images)
  const dependencies: Dependencies = {
    config,
    database,
    freshness,
    answers: new AnswerCache(freshness),
    edge: config.purge && new Edge({ database, freshness, target: config.purge }),
    sessions,
    images,
    pictureFetcher: new PictureFetcher(),
    shareImages,
    dataSheets,
    offerPapers: new OfferPapers(images),
    publisher: null,
    // Neither is started: a test says when machines are cleaned up and when mails go out.
    housekeeping: new Housekeeping({
      database,
      images,
      sessions,
      drawnFiles: [shareImages, dataSheets],
    }),
    visitorCounts: new VisitorCounts(config, database, freshness),
    backups: new Backups({ config, database, images }),
    outbox: openOutbox({ ...config, orm: database.orm, letters, currentMailConfig }),
  }
  const app = createApp(dependencies)

  const checkAnswer = createAnswerCheck(app.routes)

  const call: TestApp['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = text && JSON.parse(text)
    if (response.ok && answer && method !== 'HEAD') checkAnswer(method, path, answer)
    return { status: response.status, headers: response.headers, ...answer }
  }
  const login = await call<{ token: string }>('POST', '/api/auth/login', {
    body: { username: 'admin', password: PASSWORD },
  })
  const { token } = login.data

  return {
    ...dependencies,
    app,
    server: createHttpServer(() => app, securityHeaders(config)),
    token,
    call,
    get: (path, caller) => call('GET', path, { token: caller }),
    query: (statement) => database.orm.em.fork().execute(statement),
    async addProduct(changes = {}) {
      const body = { ...plausibleProduct, ...changes }
      const { status, data, details } = await call<Product>('POST', '/api/products', {
        token,
        body,
      })
      if (status !== 201) throw new Error(JSON.stringify(details))
      return data
    },
    async close() {
      await dependencies.outbox?.close()
      await dependencies.edge?.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
