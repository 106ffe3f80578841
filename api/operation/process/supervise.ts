import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { END_SIGNALS } from '../../base/work/worker-process/end-signals.ts'
import { FRUGAL } from '../../base/work/worker-process/frugal.ts'

/** What a supervised process says to its supervisor once it answers. */
export const READY = 'ready'

/** How long it rests before each new start. After as many deaths in a row as there are pauses it gives up. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** Whoever has answered for so long has not died at once. */
const STEADY_MS = 10_000

const NPM_WATCHED_MS = 500

const GIVEN_UP =
  'Der Server endet immer wieder gleich nach dem Start und wird nicht mehr neu gestartet. Warum, steht in den Zeilen darüber.'

interface Patience {
  pausesMs?: number[]
  steadyMs?: number
}

/**
 * Keeps a server running: starts it again when it has ended by itself, and hands on what asks for its end.
 * @returns with which code to exit: 0 after a stop, 1 where the server cannot start or dies at once again and again
 */
export async function supervise(
  script: URL,
  { pausesMs = PAUSES_MS, steadyMs = STEADY_MS }: Patience = {},
): Promise<number> {
  const stop = new AbortController()
  let child: ChildProcess | null = null
  const end = (signal: NodeJS.Signals) => {
    stop.abort()
    child?.kill(signal)
  }
  for (const signal of END_SIGNALS) process.on(signal, end)
  const unwatch = whenNpmIsGone(() => end('SIGTERM'))
  try {
    let hasAnswered = false
    for (let deaths = 0; ; ) {
      child = fork(script, { env: { ...process.env, ...FRUGAL } })
      const { code, signal, answeredMs } = await endOf(child)
      if (stop.signal.aborted || code === 0) return code ?? 0
      hasAnswered ||= answeredMs > 0
      // It has said what is wrong with the configuration, which the next start would find again.
      if (!hasAnswered && code === 1) return 1
      if (answeredMs > steadyMs) deaths = 0
      const pause = pausesMs[deaths++]
      if (pause === undefined) {
        console.error(GIVEN_UP)
        return 1
      }
      console.error(
        `Der Server ist unerwartet zu Ende gegangen (${signal ?? code ?? 'nicht gestartet'}). In ${pause / 1000} s startet er neu.`,
      )
      await wait(pause, undefined, { signal: stop.signal }).catch(() => {})
      if (stop.signal.aborted) return 0
    }
  } finally {
    for (const signal of END_SIGNALS) process.off(signal, end)
    unwatch()
  }
}

/**
 * A signal that asks npm to end reaches the shell between npm and this process, and nothing behind it.
 * @returns a function that stops watching
 */
function whenNpmIsGone(work: () => void): () => void {
  const { ppid } = process
  if (!process.env.npm_lifecycle_event) return () => {}
  const timer = setInterval(() => process.ppid !== ppid && work(), NPM_WATCHED_MS)
  return () => clearInterval(timer)
}

interface End {
  code: number | null
  signal: NodeJS.Signals | null
  /** How long it was able to answer. */
  answeredMs: number
}

async function endOf(child: ChildProcess): Promise<End> {
  let readyAt: number | null = null
  child.on('message', (message) => {
    if (message === READY) readyAt = performance.now()
  })
  // Rejects where the system lets no process start.
  const [code, signal] = await once(child, 'exit').catch(() => [null, null])
  return { code, signal, answeredMs: readyAt === null ? 0 : performance.now() - readyAt }
}
