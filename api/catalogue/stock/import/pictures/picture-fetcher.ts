import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https, { type AgentOptions } from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { IMAGE_BYTES, TOO_LARGE_IMAGE } from '../../../../../shared/images/image.ts'
import { ImageRefused } from '../../../images/refused-images.ts'

/** The other server did not answer at all, and will hardly do so for its next picture. */
export class ServerSilent extends ImageRefused {}

const REDIRECTS = 3
const PATIENCE_MS = 15_000
/** Many servers refuse whoever does not say what asks. */
const HEADERS = { Accept: 'image/*', 'User-Agent': 'Mozilla/5.0 (compatible; Gabelstapler-Import)' }

/** What a test allows beyond what is allowed on the internet. */
interface Allowance {
  addresses: string[]
  ports: string[]
  lookup?: AgentOptions['lookup']
}

/**
 * Fetches pictures of other servers. Each address is judged when it is connected to, after its name was
 * resolved, so that neither a redirect nor a name leads into a private network.
 */
export class PictureFetcher {
  readonly #ports: string[]
  readonly #agents: { 'http:': http.Agent; 'https:': https.Agent }

  constructor(allowance: Allowance = { addresses: [], ports: [] }) {
    const { addresses, ports, lookup } = allowance
    const options = { allowIPAddressList: addresses, ...(lookup && { lookup }) }
    this.#ports = ['', ...ports]
    this.#agents = {
      'http:': new RequestFilteringHttpAgent(options),
      'https:': new RequestFilteringHttpsAgent(options),
    }
  }

  /** Writes a picture into a file. @throws {ImageRefused} */
  async fetch(address: string, target: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const response = await this.#open(address, signal)
      await pipeline(response, upTo(IMAGE_BYTES), createWriteStream(target, { mode: 0o600 }), {
        signal,
      })
    } catch (error) {
      if (error instanceof ImageRefused) throw error
      throw explain(error, signal)
    }
  }

  async #open(address: string, signal: AbortSignal, left = REDIRECTS): Promise<IncomingMessage> {
    const response = await this.#get(new URL(address), signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
    if (!isRedirect) throw new ImageRefused(`Der andere Server antwortet mit ${statusCode}`)
    if (left === 0) throw new ImageRefused('Die Adresse leitet zu oft weiter')
    return this.#open(new URL(headers.location ?? '', address).href, signal, left - 1)
  }

  #get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const { protocol, port, username } = url
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new ImageRefused('Die Adresse muss mit http:// oder https:// beginnen')
    if (!this.#ports.includes(port) || username !== '')
      throw new ImageRefused('Von dieser Adresse werden keine Bilder geholt')
    const client = protocol === 'http:' ? http : https
    const options = { agent: this.#agents[protocol], signal, headers: HEADERS }
    return new Promise((resolve, reject) => client.get(url, options, resolve).on('error', reject))
  }
}

function upTo(maximum: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      if (bytes > maximum) done(new ImageRefused(TOO_LARGE_IMAGE))
      else done(null, chunk)
    },
  })
}

function explain(error: unknown, { aborted }: AbortSignal): ImageRefused {
  if (aborted)
    return new ServerSilent('Der andere Server antwortet nicht innerhalb von 15 Sekunden')
  if (error instanceof Error && error.message.includes('is not allowed'))
    return new ImageRefused('Die Adresse führt in ein privates Netz')
  return new ServerSilent('Der andere Server ist nicht erreichbar')
}
