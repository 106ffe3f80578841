import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut as a cable can: nothing arrives any more, and nobody is told. */
export interface Link {
  port: number
  cut(): void
  mend(): void
  close(): void
}

/** @param port of the server on this machine */
export async function linkTo(port: number): Promise<Link> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      if (isCut) socket.pause()
      socket.on('data', (bytes) => other.write(bytes))
      socket.on('end', () => other.end())
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    /** What was sent meanwhile is lost with its connections. */
    mend() {
      isCut = false
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
