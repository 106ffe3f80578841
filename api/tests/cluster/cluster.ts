import getPort from 'get-port'
import { startPostgresql, type TestPostgresql } from '../postgresql.ts'
import { TestS3Server } from '../s3-server.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'
import { CuttableProxy } from './cuttable-proxy.ts'

/** The environment variables of the process of that name. */
type Environment = (name: string) => Record<string, string>

/** That a process was killed, and when. */
export interface Kill {
  name: string
  /** By the steady clock. */
  at: number
}

/** One process of a site, with its own data folder and its own way to the database. */
export class Member {
  readonly #proxy: CuttableProxy
  readonly #dataDir = emptyFolder()
  readonly #number: number
  readonly #envOf: Environment
  /** The same after each start, because the proxy in front knows it. */
  readonly port: number
  readonly kills: Kill[] = []
  #starts = 0
  #server: ServerProcess | null = null

  constructor(number: number, port: number, proxy: CuttableProxy, envOf: Environment) {
    this.#number = number
    this.port = port
    this.#proxy = proxy
    this.#envOf = envOf
  }

  /** A new one after each start. */
  get name(): string {
    return `process-${this.#number}-${this.#starts}`
  }

  /** @throws while it is not running */
  get server(): ServerProcess {
    if (!this.#server) throw new Error('This process is not running')
    return this.#server
  }

  get isRunning(): boolean {
    return this.#server !== null
  }

  async start(): Promise<void> {
    this.#starts++
    const env = { ...this.#envOf(this.name), PORT: String(this.port) }
    this.#server = await startServer(this.#dataDir, env)
  }

  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    this.kills.push({ name: this.name, at: performance.now() })
    await server?.kill()
  }

  pause(): void {
    this.#server?.process.kill('SIGSTOP')
  }

  resume(): void {
    this.#server?.process.kill('SIGCONT')
  }

  cutOff(): void {
    this.#proxy.cut()
  }

  reconnect(): void {
    this.#proxy.mend()
  }

  async close(): Promise<void> {
    this.resume()
    this.reconnect()
    await this.kill()
    this.#proxy.close()
  }
}

/** A database, a bucket, and several processes that are one site. */
export interface Cluster {
  postgresql: TestPostgresql
  storage: TestS3Server
  members: Member[]
  close(): Promise<void>
}

/**
 * @param bin where PostgreSQL's programs are
 * @param envOf what a process gets beyond database and bucket
 */
export async function startCluster(
  bin: string,
  size: number,
  envOf: Environment,
): Promise<Cluster> {
  const postgresql = await startPostgresql(bin)
  const storage = await TestS3Server.start()
  const members: Member[] = []
  for (let number = 1; number <= size; number++) {
    const proxy = await CuttableProxy.start(Number(new URL(postgresql.url).port))
    const database = new URL(postgresql.url)
    database.port = String(proxy.port)
    const shared = { DATABASE_URL: database.href, STORAGE_URL: storage.url() }
    const member = new Member(number, await getPort(), proxy, (name) => ({
      ...shared,
      ...envOf(name),
    }))
    members.push(member)
    await member.start()
  }
  return {
    postgresql,
    storage,
    members,
    async close() {
      await Promise.all(members.map((member) => member.close()))
      await storage.close()
      postgresql.stop()
    },
  }
}
