import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../api/config.ts'
import { openServices } from '../../api/services.ts'
import { ask, saveProduct } from '../../api/tests/faults/ask.ts'
import { fill } from '../../api/tests/large-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { PUBLISHED_HEADER, parsePublished } from '../../shared/operation/publish.ts'

const POLL_MS = 10

/** How long a save took, in milliseconds. */
export interface Save {
  total: number
  /** Without the pages that were rendered before it was answered. */
  rest: number
}

/** A site with plausible machines on one database, and as many processes as are wanted. */
export class Site {
  readonly processes: ServerProcess[] = []
  readonly #folder: string
  readonly #env: Record<string, string>
  #token = ''

  /** @param folder holds one for each process */
  constructor(folder: string, env: Record<string, string> = {}) {
    this.#folder = folder
    this.#env = { ...env, SEED: 'none', TRUST_PROXY: 'true', ADMIN_PASSWORD: PASSWORD }
  }

  async fill(products: number): Promise<void> {
    const config = readConfig({ ...this.#env, DATA_DIR: this.#dataDir(0) })
    const { database } = await openServices(config)
    await fill(database, products)
    await database.close()
  }

  /** Starts what is missing, and waits until there is nothing left to publish. */
  async grow(size: number): Promise<void> {
    for (let index = 0; index < size; index++)
      this.processes[index] ??= await startServer(this.#dataDir(index), this.#env)
    this.#token ||= (await this.processes[0]?.token()) ?? ''
    await this.settled()
  }

  /**
   * Changes a price by way of one of the processes after the other.
   * @param turn whose turn it is
   */
  async save(turn: number, id: number, price: number): Promise<Save> {
    const started = performance.now()
    const { status, headers, text } = await saveProduct(
      this.#process(turn),
      this.#token,
      { price },
      id,
    )
    const total = performance.now() - started
    if (status !== 200) throw new Error(`A save was answered ${status}: ${text}`)
    const rendering = parsePublished(headers.get(PUBLISHED_HEADER))?.ms ?? 0
    return { total, rest: total - rendering }
  }

  /** Resolves when no process has anything left to publish. */
  async settled(): Promise<void> {
    for (const server of this.processes) while ((await this.#queue(server)) > 0) await wait(POLL_MS)
  }

  /** Kills the last process from one moment to the next. */
  async killLast(): Promise<void> {
    await this.processes.pop()?.kill()
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((server) => server.kill()))
  }

  async #queue(server: ServerProcess): Promise<number> {
    const { data } = (await ask(server, '/api/publish', { token: this.#token })).json()
    return Number(data.queue)
  }

  #process(turn: number): ServerProcess {
    const server = this.processes[turn % this.processes.length]
    if (!server) throw new Error('There is no process')
    return server
  }

  #dataDir(index: number): string {
    return join(this.#folder, String(index))
  }
}
