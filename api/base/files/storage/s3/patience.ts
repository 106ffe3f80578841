import { Readable } from 'node:stream'

export const PATIENCE_MS = 8_000

class TimeIsUp extends Error {
  override readonly name = 'TimeoutError'
}

/** @throws {Error} if the work takes longer; its signal ends it then */
export async function within<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  const stop = new AbortController()
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = new TimeIsUp()
    reject(reason)
    stop.abort(reason)
  }, patience)
  try {
    return await Promise.race([work(stop.signal), timeIsUp])
  } finally {
    clearTimeout(timer)
  }
}

/** Passes bytes on, and gives up when the next ones do not come. A slow reader takes as long as it likes. */
export function patiently(source: Readable, explain: (error: unknown) => Error): Readable {
  async function* chunks() {
    const iterator: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await within(() => iterator.next())
        if (next.done) return
        yield next.value
      }
    } catch (error) {
      throw explain(error)
    } finally {
      source.destroy()
    }
  }
  // Whoever never reads does not begin the loop above, so that it does not end either.
  source.on('error', () => {})
  return Readable.from(chunks(), { objectMode: false }).once('close', () => source.destroy())
}
