import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { type FauxqsServer, startFauxqs } from 'fauxqs'

const BUCKET = 'gabelstapler'
const KEY = 'KEY'
const SECRET = 'geheim/+geheim'
const REFUSED = '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code></Error>'

/** An S3 server with an empty bucket, behind a door that can be shut. */
export class TestS3Server {
  /** `silent` takes requests and never answers. */
  behaviour: 'well' | 'silent' = 'well'
  /** How many files it lists in one answer, where fewer than it would. */
  filesAnAnswer: number | undefined
  readonly #folder: string
  readonly #s3: FauxqsServer
  #door: Server | null = null
  #port = 0

  private constructor(folder: string, s3: FauxqsServer) {
    this.#folder = folder
    this.#s3 = s3
  }

  static async start(): Promise<TestS3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-s3-'))
    const s3 = await startFauxqs({
      port: 0,
      logger: false,
      s3StorageDir: folder,
      init: { buckets: [BUCKET] },
    })
    const server = new TestS3Server(folder, s3)
    await server.open()
    return server
  }

  /** @param changes parts of the address that are wrong */
  url({ key = KEY, bucket = BUCKET } = {}): string {
    const secret = encodeURIComponent(SECRET)
    return `s3://${key}:${secret}@127.0.0.1:${this.#port}/${bucket}?region=eu-central-1`
  }

  /** Opens it (again) at the same address, with the objects that it has. */
  async open(): Promise<void> {
    const door = createServer((request, response) => this.#answer(request, response))
    door.listen(this.#port, '127.0.0.1')
    await once(door, 'listening')
    this.#port = (door.address() as AddressInfo).port
    this.#door = door
  }

  /** Cuts every connection, and takes no more. */
  async shut(): Promise<void> {
    const door = this.#door
    this.#door = null
    if (!door) return
    const closed = once(door, 'close')
    door.close()
    door.closeAllConnections()
    await closed
  }

  async close(): Promise<void> {
    await this.shut()
    await this.#s3.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request
    if (this.behaviour === 'silent') return
    // The server itself lets everyone in.
    if (!headers.authorization?.includes(`Credential=${KEY}/`)) {
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end(REFUSED)
      return
    }
    const port = this.#s3.port
    const isList = this.filesAnAnswer !== undefined && url.includes('list-type=2')
    const path = isList ? `${url}&max-keys=${this.filesAnAnswer}` : url
    const inner = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      // The door was shut meanwhile.
      if (response.destroyed) return void answer.destroy()
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      pipeline(answer, response, () => {})
    })
    pipeline(request, inner, () => {})
    inner.on('error', () => response.destroy())
  }
}
