import { type ChildProcess, fork } from 'node:child_process'

/** How a task ended: well, with a refusal written for the sender, or with an error of ours. */
export interface Outcome {
  refused?: string
  failed?: string
}

const IDLE_MS = 5_000
const PATIENCE_MS = 120_000
/** Settings of glibc: freed large blocks go back to the system at once, and threads share arenas. */
const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * Works on pictures in a separate process, one at a time. Their memory is free again when it ends, and a
 * file that crashes the decoder does not crash the server.
 */
export class PictureProcess<Task extends object> {
  readonly #script: string
  #last: Promise<unknown> = Promise.resolve()
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  /** @param script calls `serveTasks` */
  constructor(script: string) {
    this.#script = script
  }

  /**
   * @returns null, or why the picture is refused
   * @throws if the work itself failed
   */
  run(task: Task): Promise<string | null> {
    const turn = this.#last.then(() => this.#run(task))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #run(task: Task): Promise<string | null> {
    clearTimeout(this.#idle)
    const { refused, failed } = await this.#ask(task)
    this.#idle = setTimeout(() => this.#process?.disconnect(), IDLE_MS).unref()
    if (failed) throw new Error(failed)
    return refused ?? null
  }

  #ask(task: Task): Promise<Outcome> {
    const child = this.#process ?? this.#start()
    // Only a working process keeps the server from exiting.
    child.channel?.ref()
    return new Promise((resolve) => {
      const timeout = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      const end = (outcome: Outcome) => {
        clearTimeout(timeout)
        child.removeAllListeners('message').off('exit', died).off('error', broke)
        child.channel?.unref()
        resolve(outcome)
      }
      const died = () => end({ failed: 'The process ended while it worked on a picture' })
      const broke = (error: Error) => end({ failed: String(error) })
      child.once('message', end).once('exit', died).once('error', broke)
      child.send(task)
    })
  }

  #start(): ChildProcess {
    const child = fork(this.#script, {
      execArgv: ['--expose-gc'],
      // Under `node --watch` it would send its imports through the channel for the outcomes.
      env: { ...process.env, ...FRUGAL, WATCH_REPORT_DEPENDENCIES: undefined },
    })
    child.unref()
    const forget = () => {
      if (this.#process === child) this.#process = null
    }
    // Node reports here that a process cannot be started or reached. Without a listener the server would end.
    child.once('exit', forget).once('disconnect', forget).on('error', forget)
    this.#process = child
    return child
  }
}

/** The other side of `PictureProcess`: one task for each message, until the server disconnects. */
export function serveTasks(work: (task: unknown) => Promise<Outcome>): void {
  process.on('message', async (message) => {
    const outcome = await work(message).catch((error) => ({ failed: String(error) }))
    // Frees the pixels of this picture before the next one comes.
    globalThis.gc?.()
    process.send?.(outcome)
  })
}
