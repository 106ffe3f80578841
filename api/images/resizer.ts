import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImageSize } from '../../shared/image.ts'
import { ImageRefused } from './resize.ts'

export interface Task {
  source: string
  targets: Record<ImageSize, string>
}

/** How a task ended: well, with a sentence for the sender, or with a defect. */
export interface Outcome {
  refused?: string
  failed?: string
}

const PROCESS = fileURLToPath(new URL('./resize-process.ts', import.meta.url))
const IDLE_MS = 5_000
const PATIENCE_MS = 120_000
/** Big blocks go back to the system at once, and threads share what small ones come from (glibc). */
const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * Re-encodes pictures in a process of its own, one at a time. What they unpack into is given back
 * when it ends, and a file that brings a decoder down does not take the server with it.
 */
export class Resizer {
  #last: Promise<unknown> = Promise.resolve()
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  /** @throws {ImageRefused} when the source is no acceptable picture */
  run(task: Task): Promise<void> {
    const turn = this.#last.then(() => this.#run(task))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #run(task: Task): Promise<void> {
    clearTimeout(this.#idle)
    const { refused, failed } = await this.#ask(task)
    this.#idle = setTimeout(() => this.#process?.disconnect(), IDLE_MS).unref()
    if (refused) throw new ImageRefused(refused)
    if (failed) throw new Error(failed)
  }

  #ask(task: Task): Promise<Outcome> {
    const child = this.#process ?? this.#start()
    // An idle process keeps nobody from ending, a working one does.
    child.channel?.ref()
    return new Promise((resolve) => {
      const timeout = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      const end = (outcome: Outcome) => {
        clearTimeout(timeout)
        child.removeAllListeners('message').off('exit', died)
        child.channel?.unref()
        resolve(outcome)
      }
      const died = () => end({ failed: 'The process ended while it worked on a picture' })
      child.once('message', end).once('exit', died)
      child.send(task)
    })
  }

  #start(): ChildProcess {
    const child = fork(PROCESS, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, ...FRUGAL },
    })
    child.unref()
    child.once('exit', () => {
      if (this.#process === child) this.#process = null
    })
    child.once('disconnect', () => {
      if (this.#process === child) this.#process = null
    })
    this.#process = child
    return child
  }
}
