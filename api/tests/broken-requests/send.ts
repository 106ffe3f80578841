import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BrokenRequest } from './requests.ts'

/** Longer than any answer takes on a busy machine. */
const PATIENCE_MS = 60_000
/** How many turns somebody stays who reads nothing, so that the answer has begun. */
const TURNS = 50

/**
 * Sends a broken request on a connection of its own.
 * @returns the status of the first answer; null if there was none
 * @throws {Error} if there is neither an answer nor an end
 */
export async function send(
  port: number,
  { pieces, ending }: BrokenRequest,
): Promise<number | null> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  // The server may end it while we still send.
  socket.on('error', () => {})
  const isClosed = new Promise<null>((resolve) => socket.once('close', () => resolve(null)))
  await Promise.race([once(socket, 'connect').catch(() => {}), isClosed])
  for (const piece of pieces) {
    socket.write(piece)
    await nextTurn()
  }
  if (ending === 'hang up') {
    socket.resetAndDestroy()
    return null
  }
  if (ending === 'read nothing') {
    for (let turn = 0; turn < TURNS; turn++) await nextTurn()
    socket.resetAndDestroy()
    return null
  }
  if (ending === 'half close') socket.end()
  const impatience = setTimeout(
    () => socket.destroy(new Error('neither answered nor ended')),
    PATIENCE_MS,
  )
  let answer = ''
  socket.on('data', (data) => {
    answer = (answer + data).slice(0, 64)
  })
  // Whoever has closed his half hears the server close the other one.
  const isOver = ending === 'read' ? Promise.race([once(socket, 'data'), isClosed]) : isClosed
  socket.once('end', () => socket.end())
  await isOver.catch(() => {})
  clearTimeout(impatience)
  const { errored } = socket
  socket.destroy()
  if (errored?.message === 'neither answered nor ended') throw errored
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
  return status === undefined ? null : Number(status)
}
