import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { logFailure } from '../../base/failures.ts'
import { END_SIGNALS } from '../../base/work/worker-process/end-signals.ts'

/** @throws {ConfigurationError} if the address cannot be used, with a sentence that says what to do */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (server.listening) logFailure('Eine Verbindung kam nicht zustande:', error)
      else reject(explain(error, host, port))
    })
    server.listen(port, host, resolve)
  })
}

/** @throws {ConfigurationError} as `listen` does, for those who have something to do before they serve */
export async function requireFreeAddress(address: { host: string; port: number }): Promise<void> {
  const server = createServer()
  await listen(server, address)
  await new Promise((resolve) => server.close(resolve))
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigurationError(
      `PORT: ${port} auf ${host} ist schon belegt. Beenden Sie das andere Programm oder wählen Sie einen anderen Port, z. B. PORT=${port + 1} npm start.`,
    )
  if (error.code === 'EACCES')
    return new ConfigurationError(
      `PORT: ${port} darf dieses Benutzerkonto nicht verwenden. Wählen Sie einen Port ab 1024.`,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ConfigurationError(`HOST: ${host} ist keine Adresse dieses Rechners.`)
  return error
}

/** How long running requests may take to finish during a shutdown. */
const PATIENCE_MS = 10_000

/** What is closed after the last answer, in this order. */
export type Closing = (() => Promise<unknown>)[]

/** Shuts down on SIGTERM or SIGINT, or when its supervisor is gone, and exits with 0. */
export function shutDownOnSignal(server: Server, closing: Closing): void {
  let isClosing = false
  const shutDown = async () => {
    if (isClosing) return
    isClosing = true
    await finish(server, closing)
    process.exit(0)
  }
  for (const signal of END_SIGNALS) process.on(signal, shutDown)
  // A server that nobody supervises any more would keep the address from the next one.
  process.once('disconnect', shutDown)
}

/** Takes no new requests and finishes the running ones, but waits for slow clients only for a limited time. */
export async function finish(
  server: Server,
  closing: Closing,
  patience = PATIENCE_MS,
): Promise<void> {
  const answered = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([answered, wait(patience, undefined, { ref: false })])
  // One that fails keeps neither the others nor the end of the process waiting.
  for (const close of closing) await close().catch((error) => logFailure('Beenden:', error))
}
