import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { decodeWords } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  isEncrypted: boolean
  /** As whom the client has introduced itself. */
  client: string
  /** By the steady clock, in milliseconds. */
  receivedAt: number
  from: string
  to: string[]
  /** Unfolded and decoded, by name in lower case. */
  headers: Record<string, string>
  text: string
  /** Empty for a mail of text alone. */
  html: string
  attachments: { filename: string; content: Buffer }[]
  /** As it came over the line. */
  raw: Buffer
}

/** What the server does with a mail: by default it takes it. */
export interface Behaviour {
  recipient?: (address: string) => number | undefined
  content?: 'silence' | 'cut' | 'cut after acceptance'
}

/** Greets at once: smtp-server waits a tenth of a second for clients that talk too soon, with each mail of each test. */
class PromptServer extends SMTPServer {
  override connect(...socket: Parameters<SMTPServer['connect']>) {
    super.connect(...socket)
    const connection = [...this.connections].at(-1)
    if (!connection) return
    connection.connectionReady()
    connection.connectionReady = () => undefined
  }
}

/** A real SMTP server that behaves as the test says. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = []
  behaviour: Behaviour = {}
  readonly #encryption: boolean
  #server: SMTPServer | null = null
  #port = 0
  #arrived = () => {}

  /** @param encryption offers it, with a certificate that nobody but the server itself vouches for */
  constructor(encryption = false) {
    this.#encryption = encryption
  }

  static async start({ encryption = false } = {}): Promise<TestMailServer> {
    const server = new TestMailServer(encryption)
    await server.start()
    return server
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Starts it (again) at the same address. */
  async start(): Promise<void> {
    const server = new PromptServer({
      disabledCommands: this.#encryption ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, callback) => {
        const code = this.behaviour.recipient?.(address)
        callback(code ? Object.assign(new Error('no mailbox'), { responseCode: code }) : null)
      },
      onData: (stream, { envelope, hostNameAppearsAs, secure }, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          const receivedAt = performance.now()
          const raw = Buffer.concat(chunks)
          const mail = await parse(raw)
          const client = String(hostNameAppearsAs)
          this.mails.push({ isEncrypted: secure, client, receivedAt, from, to, raw, ...mail })
          this.#arrived()
          const { content } = this.behaviour
          if (content === 'silence') return
          if (content === 'cut') return cut()
          callback()
          if (content === 'cut after acceptance') setImmediate(cut)
        })
      },
    })
    const cut = () => {
      for (const { _socket } of server.connections) _socket.destroy()
    }
    server.on('error', () => {})
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }

  /** Resolves once this many mails have arrived. */
  async hasReceived(count: number): Promise<void> {
    while (this.mails.length < count)
      await new Promise<void>((resolve) => {
        this.#arrived = resolve
      })
  }
}

/** The environment of an application whose mails go to this server, and which lets a visitor ask as often as they like. */
export const mailedBy = ({ url }: TestMailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'ElbStapler <post@elbstapler.example>',
  MAIL_TO: 'verkauf@elbstapler.example',
  CONTACT_LIMIT: '0',
})

async function parse(
  raw: Buffer,
): Promise<Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'attachments'>> {
  const {
    headers,
    text = '',
    html = '',
    attachments,
  } = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
  })
  return {
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, decodeWords(value)])),
    text: text.replaceAll('\r\n', '\n'),
    html,
    attachments: attachments.map(({ filename, content }) => ({
      filename: filename ?? '',
      content:
        typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  }
}
