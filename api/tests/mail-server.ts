import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** As whom the client has introduced itself. */
  client: string
  /** By the steady clock, in milliseconds. */
  receivedAt: number
  from: string
  to: string[]
  /** Unfolded and decoded, by name in lower case. */
  headers: Record<string, string>
  text: string
}

/** What the server does with a mail: by default it takes it. */
export interface Behaviour {
  recipient?: (address: string) => number | undefined
  content?: 'silence' | 'cut' | 'cut after acceptance'
}

/** A real SMTP server that behaves as the test says. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = []
  behaviour: Behaviour = {}
  #server: SMTPServer | null = null
  #port = 0
  #arrived = () => {}

  static async start(): Promise<TestMailServer> {
    const server = new TestMailServer()
    await server.start()
    return server
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Starts it (again) at the same address. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      onRcptTo: ({ address }, _session, callback) => {
        const code = this.behaviour.recipient?.(address)
        callback(code ? Object.assign(new Error('no mailbox'), { responseCode: code }) : null)
      },
      onData: (stream, { envelope, hostNameAppearsAs }, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          const mail = parse(Buffer.concat(chunks).toString())
          const client = String(hostNameAppearsAs)
          this.mails.push({ client, receivedAt: performance.now(), from, to, ...mail })
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

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    headers[name.toLowerCase()] = decodeWords(value.join(': '))
  }
  const text = body.join('\r\n\r\n').replaceAll('\r\n', '\n')
  const encoding = headers['content-transfer-encoding']
  return { headers, text: encoding === 'quoted-printable' ? decodeQuotedPrintable(text) : text }
}

function decodeWords(header: string): string {
  return header
    .replace(/\?= +=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word) =>
      decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
