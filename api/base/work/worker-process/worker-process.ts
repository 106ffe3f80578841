import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApiError, unavailable } from '../../requests/http/errors.ts'
import { END_SIGNALS } from './end-signals.ts'
import { FRUGAL } from './frugal.ts'
import { watchMemory, watchProcessor } from './resource-watch.ts'
import { type Outcome, outcomeSchema } from './serve-tasks.ts'

interface Limits {
  memoryMb?: number
  heapMb?: number
  processorMs?: number
  /** What the sender is told when the process dies of the task. Without it that is an error of ours. */
  deathRefusal?: string
}

const IDLE_MS = 5_000
/** By the clock, whatever else the machine does. */
const PATIENCE_MS = 120_000
const MEMORY_MB = 512
const LAST_WORDS = 2_000
/**
 * Works in a process, one task at a time. A file that crashes it does no harm, and its memory is free when it ends.
 * @example
 * const drawing = new WorkerProcess<Sheet>(new URL('./draw-process.ts', import.meta.url))
 * await drawing.run({ product: 7, target: path }) // null, or why it is refused
 */
export class WorkerProcess<Task extends object> {
  readonly #script: string
  readonly #memoryMb: number
  readonly #execArgv: string[]
  readonly #deathRefusal: string | undefined
  readonly #processorMs: number
  #last: Promise<unknown> = Promise.resolve()
  #process: ChildProcess | null = null
  #lastWords = ''
  #idle: NodeJS.Timeout | undefined

  /** @param script calls `serveTasks` */
  constructor(
    script: URL,
    { memoryMb = MEMORY_MB, heapMb, processorMs = PATIENCE_MS, deathRefusal }: Limits = {},
  ) {
    this.#script = fileURLToPath(script)
    this.#memoryMb = memoryMb
    this.#execArgv = ['--expose-gc', ...(heapMb ? [`--max-old-space-size=${heapMb}`] : [])]
    this.#deathRefusal = deathRefusal
    this.#processorMs = processorMs
  }

  /**
   * @returns null, or why the task is refused
   * @throws {ApiError} 503 if the process was ended together with the server
   * @throws if the work itself failed, with the code of the error if it had one
   */
  async run(task: Task, signal?: AbortSignal): Promise<string | null> {
    const { refused } = await this.#turn(task, signal)
    return refused ?? null
  }

  /** The bytes that a task makes. @throws {ApiError} 409 with why the task is refused */
  async make(task: Task): Promise<Buffer> {
    const { made, refused } = await this.#turn(task)
    if (refused !== undefined) throw new ApiError(409, refused)
    if (made === undefined) throw new Error(`${basename(this.#script)} made nothing`)
    return Buffer.from(made, 'base64')
  }

  #turn(task: Task, signal?: AbortSignal): Promise<Outcome> {
    const turn = this.#last.then(() => this.#run(task, signal))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #run(task: Task, signal: AbortSignal | undefined): Promise<Outcome> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    const outcome = await this.#ask(task, signal)
    const { failed } = outcome
    this.#idle = setTimeout(() => this.#process?.disconnect(), IDLE_MS).unref()
    signal?.throwIfAborted()
    if (failed) throw Object.assign(new Error(failed.message), failed.code && { code: failed.code })
    return outcome
  }

  #ask(task: Task, signal: AbortSignal | undefined): Promise<Outcome> {
    const child = this.#process ?? this.#start()
    // Only a working process keeps the server from exiting.
    child.channel?.ref()
    return new Promise((resolve, reject) => {
      let reason = ''
      const kill = (why: string) => {
        reason ||= why
        child.kill('SIGKILL')
      }
      const abort = () => kill('cancelled')
      const timeout = setTimeout(() => kill(`no result in ${PATIENCE_MS / 1000} s`), PATIENCE_MS)
      const unwatch = watchMemory(child, this.#memoryMb, (used) => kill(`${used} MB of memory`))
      const unwatchTime = watchProcessor(child, this.#processorMs, () =>
        kill(`${this.#processorMs / 1000} s of the processor`),
      )
      signal?.addEventListener('abort', abort)
      const settle = () => {
        clearTimeout(timeout)
        unwatch()
        unwatchTime()
        signal?.removeEventListener('abort', abort)
        child.off('message', answered).off('close', died).off('error', broke)
        child.channel?.unref()
      }
      const end = (outcome: Outcome) => {
        settle()
        resolve(outcome)
      }
      const answered = (message: unknown) => {
        const { data, error } = outcomeSchema.safeParse(message)
        end(data ?? { failed: { message: `Unknown outcome: ${error?.message}` } })
      }
      const died = (code: number | null, by: NodeJS.Signals | null) => {
        const isStop = !reason && END_SIGNALS.some((name) => name === by)
        if (!isStop) return end(signal?.aborted ? {} : this.#death(reason || by || `code ${code}`))
        // It was still starting when somebody ended it together with the server. Nobody's task is to blame.
        settle()
        reject(unavailable())
      }
      const broke = (error: Error) => end({ failed: { message: String(error) } })
      child.once('message', answered).once('close', died).once('error', broke)
      child.send(task)
    })
  }

  #death(reason: string): Outcome {
    const message = `${basename(this.#script)} ended (${reason}). ${this.#lastWords}`.trim()
    if (this.#deathRefusal === undefined) return { failed: { message } }
    console.error(message)
    return { refused: this.#deathRefusal }
  }

  #start(): ChildProcess {
    const child = fork(this.#script, {
      execArgv: this.#execArgv,
      // Under `node --watch` it would send its imports through the channel for the outcomes.
      env: { ...process.env, ...FRUGAL, WATCH_REPORT_DEPENDENCIES: undefined },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    child.unref()
    this.#lastWords = ''
    if (child.stderr instanceof Socket) child.stderr.unref()
    const note = (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(0, LAST_WORDS)
    }
    child.stderr
      ?.setEncoding('utf8')
      .on('data', note)
      .on('error', (error) => note(String(error)))
    const forget = () => {
      if (this.#process === child) this.#process = null
    }
    // Node reports here that a process cannot be started or reached. Without a listener the server would end.
    child.once('exit', forget).once('disconnect', forget).on('error', forget)
    this.#process = child
    return child
  }
}
