import getPort from 'get-port'
import { startPostgresql, type TestPostgresql } from '../testing/postgresql.ts'
import { emptyFolder, type ServerProcess, startServer } from '../testing/server-process.ts'
import { type Link, linkTo } from './link.ts'

/** One process of a site, with a folder of its own and a cable of its own to the database. */
export class Member {
  readonly #link: Link
  readonly #dataDir = emptyFolder()
  readonly #env: Record<string, string>
  /** The same after each start, for those that stand before it. */
  readonly port: number
  #server: ServerProcess | null = null

  constructor(port: number, link: Link, databaseUrl: string, env: Record<string, string>) {
    this.port = port
    this.#link = link
    const url = new URL(databaseUrl)
    url.port = String(link.port)
    this.#env = { ...env, PORT: String(port), DATABASE_URL: url.href }
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
    this.#server = await startServer(this.#dataDir, this.#env)
  }

  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    await server?.kill()
  }

  pause(): void {
    this.#server?.process.kill('SIGSTOP')
  }

  resume(): void {
    this.#server?.process.kill('SIGCONT')
  }

  cutOff(): void {
    this.#link.cut()
  }

  reconnect(): void {
    this.#link.mend()
  }

  async close(): Promise<void> {
    this.resume()
    this.reconnect()
    await this.kill()
    this.#link.close()
  }
}

/** A database, and several processes that are one site. */
export interface Cluster {
  postgresql: TestPostgresql
  members: Member[]
  close(): Promise<void>
}

/**
 * @param bin where PostgreSQL's programs are
 * @param env of every process, beyond what each has
 */
export async function startCluster(
  bin: string,
  size: number,
  env: Record<string, string> = {},
): Promise<Cluster> {
  const postgresql = await startPostgresql(bin)
  const members: Member[] = []
  for (let index = 0; index < size; index++) {
    const link = await linkTo(Number(new URL(postgresql.url).port))
    const member = new Member(await getPort(), link, postgresql.url, env)
    members.push(member)
    await member.start()
  }
  return {
    postgresql,
    members,
    async close() {
      await Promise.all(members.map((member) => member.close()))
      postgresql.stop()
    },
  }
}
