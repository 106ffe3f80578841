import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Product } from '../../shared/product/product.ts'
import { type App, createApp } from '../app.ts'
import { openDatabase } from '../base/data/db/database.ts'
import { openStorage } from '../base/files/storage/open-storage.ts'
import { createHttpServer } from '../base/requests/http/http-server.ts'
import { securityHeaders } from '../base/requests/http/security-headers.ts'
import { ImageStore } from '../catalogue/images/image-store.ts'
import { type Config, readConfig } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import { schema } from '../entities.ts'
import { createServices, openServices } from '../services.ts'
import { createAnswerCheck } from './check-answer.ts'
import { copyPrepared, FIRST_START, logIn } from './prepared-data.ts'

export { PASSWORD } from './prepared-data.ts'

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
  const { dataDir, token: preparedToken } = await copyPrepared()
  const config = readConfig({ DATA_DIR: dataDir, ...FIRST_START, ...env })
  const services = env.DATABASE_URL ? await openServices(config) : await openPrepared(config)
  // Nothing is started: a test says when machines are cleaned up and when mails go out.
  const dependencies = { ...services, publisher: null }
  const { database } = services
  const app = createApp(dependencies)
  const token = env.DATABASE_URL ? await logIn(app) : preparedToken

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
      await dependencies.inbox?.close()
      await dependencies.outbox?.close()
      await dependencies.edge?.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function openPrepared(config: Config) {
  const database = await openDatabase(config, schema)
  return createServices(config, database, new ImageStore(config.dataDir, await openStorage(config)))
}
