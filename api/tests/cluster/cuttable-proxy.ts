import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before a server and can be cut like a cable: nothing arrives any more, and neither side is told. */
export class CuttableProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  /** @param port of the server on this machine */
  static async start(port: number): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(port)
    await once(proxy.#server, 'listening')
    return proxy
  }

  private constructor(port: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1')
      this.#forward(near, far)
      this.#forward(far, near)
    }).listen(0, '127.0.0.1')
  }

  get port(): number {
    const { port } = this.#server.address() as AddressInfo
    return port
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Lets new connections through. What was sent while it was cut is lost with the old ones. */
  mend(): void {
    this.#isCut = false
    this.#destroyAll()
  }

  close(): void {
    this.#server.close()
    this.#destroyAll()
  }

  #forward(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    if (this.#isCut) from.pause()
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }

  #destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
