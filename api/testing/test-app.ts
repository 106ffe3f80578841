import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '../../shared/product.ts'
import { AnswerCache } from '../answers/answer-cache.ts'
import { serveApi } from '../answers/serve-api.ts'
import { type App, createApp } from '../app.ts'
import { ensureAdministrator } from '../auth/administrator.ts'
import { createSessions } from '../auth/sessions.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { seed } from '../db/seed.ts'
import { Housekeeping } from '../housekeeping/housekeeping.ts'
import { ImageStore } from '../images/image-store.ts'
import { type Outbox, openOutbox } from '../mail/outbox.ts'
import { createAnswerCheck } from '../openapi/check-answer.ts'
import { openVisitorReads } from '../public-reads.ts'
import { ChangeFeed } from '../publish/change-feed.ts'
import { NoPages } from '../publish/no-pages.ts'
import type { Publisher } from '../publish/publisher.ts'
import { ShareImages } from '../share-images/share-images.ts'

export const PASSWORD = 'test-passwort'

export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  success: boolean
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
export interface TestApp {
  app: App
  /** The same application on node:http, as the server has it. */
  listener: RequestListener
  config: Config
  database: Database
  images: ImageStore
  shareImages: ShareImages
  answers: AnswerCache
  publisher: Publisher
  /** Not started: a test says when it is. */
  housekeeping: Housekeeping
  /** Not started: a test says when mails go out. */
  outbox: Outbox | null
  /** The administrator's token. */
  token: string
  call<Data = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Data>>
  get<Data = unknown>(path: string, token?: string): Promise<Answer<Data>>
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
  const database = await openDatabase(config)
  const images = new ImageStore(config.dataDir)
  await seed(database, images, config.seed)
  await ensureAdministrator(database.orm, config)
  const answers = new AnswerCache()
  const publisher = new NoPages(new ChangeFeed(database.reads), answers)
  const sessions = createSessions(database.orm)
  const outbox = openOutbox(database.orm, config)
  const shareImages = new ShareImages(config.dataDir, images)
  const housekeeping = new Housekeeping({ database, images, sessions, shareImages })
  const visitorReads = openVisitorReads({ config, database, answers }, publisher)
  const app = createApp(
    {
      config,
      database,
      images,
      shareImages,
      answers,
      publisher,
      sessions,
      outbox,
      housekeeping,
    },
    visitorReads,
  )

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
    app,
    listener: serveApi(app, visitorReads),
    config,
    database,
    images,
    shareImages,
    answers,
    publisher,
    housekeeping,
    outbox,
    token,
    call,
    get: (path, caller) => call('GET', path, { token: caller }),
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
      await outbox?.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
