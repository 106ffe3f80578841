import { type ChildProcess, fork } from 'node:child_process'

/** How a task ended: well, with a sentence for whoever sent the picture, or with a defect. */
export interface Outcome {
  refused?: string
  failed?: string
}

const IDLE_MS = 5_000
const PATIENCE_MS = 120_000
/** Big blocks go back to the system at once, and threads share what small ones come from (glibc). */
const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * Works on pictures in a process of its own, one at a time. What they unpack into is given back
 * when it ends, and a file that brings a decoder down does not take the server with it.
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
   * @throws where the work itself failed
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
    // An idle process keeps nobody from ending, a working one does.
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
      // Under `node --watch` it would report its imports over the channel that its outcomes come by.
      env: { ...process.env, ...FRUGAL, WATCH_REPORT_DEPENDENCIES: undefined },
    })
    child.unref()
    const forget = () => {
      if (this.#process === child) this.#process = null
    }
    // Where a process cannot be started or reached, Node reports it here, or ends the server.
    child.once('exit', forget).once('disconnect', forget).on('error', forget)
    this.#process = child
    return child
  }
}

/** The other side of `PictureProcess`: one task a message, until the server lets go. */
export function serveTasks(work: (task: unknown) => Promise<Outcome>): void {
  process.on('message', async (message) => {
    const outcome = await work(message).catch((error) => ({ failed: String(error) }))
    // The pixels of one picture are gone before those of the next one come.
    globalThis.gc?.()
    process.send?.(outcome)
  })
}
