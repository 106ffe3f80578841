import type { Moment } from '../../api/base/data/db/postgresql/lease.ts'
import { type Host, Process, type Site } from './process.ts'

/** When a connection that brings no answer is given up. */
const PATIENCE_MS = 2_000

/** A machine that runs one process, can be paused or cut off from the database, and can crash. */
export class SimulatedHost implements Host {
  readonly id: number
  readonly #site: Site
  readonly #clockSpeed: number
  /** How often the process has crashed. */
  #life = 0
  #pausedUntil = 0
  #cutUntil = 0
  #process: Process

  /** @param clockSpeed compared with the database's clock */
  constructor(id: number, site: Site, clockSpeed: number) {
    this.id = id
    this.#site = site
    this.#clockSpeed = clockSpeed
    this.#process = this.#newProcess()
  }

  get clock(): Moment {
    const elapsed = this.#site.time.now * this.#clockSpeed
    return { steady: elapsed, wall: elapsed }
  }

  start(): void {
    this.#process.attend()
  }

  write(): void {
    this.after(0, () => this.#process.write())
  }

  read(askedAt: number): void {
    this.after(0, () => this.#process.read(askedAt))
  }

  /** Gets a notification, unless it is cut off. */
  notify(): void {
    if (!this.#isCut) this.after(0, () => this.#process.hear())
  }

  pause(lasts: number): void {
    this.#pausedUntil = this.#site.time.now + lasts
  }

  cut(lasts: number): void {
    this.#cutUntil = this.#site.time.now + lasts
  }

  crash(lasts: number): void {
    this.#life++
    this.#pausedUntil = 0
    this.#cutUntil = 0
    this.#process = this.#newProcess()
    this.after(lasts, () => this.#process.attend())
  }

  after(delay: number, run: () => void, life = this.#life): void {
    const { time } = this.#site
    time.at(time.now + delay, () => {
      if (life !== this.#life) return
      if (time.now < this.#pausedUntil) this.after(this.#pausedUntil - time.now, run, life)
      else run()
    })
  }

  ask<Answer>(work: () => Answer, then: (answer: Answer) => void, fail = () => {}): void {
    const life = this.#life
    const giveUp = () => this.after(PATIENCE_MS, fail, life)
    const answer = () => {
      const result = work()
      this.#send(() => this.after(0, () => then(result), life), giveUp)
    }
    this.#send(answer, giveUp)
  }

  #send(arrived: () => void, lost: () => void): void {
    const { time, delay } = this.#site
    time.at(time.now + delay(), () => (this.#isCut ? lost() : arrived()))
  }

  get #isCut(): boolean {
    return this.#site.time.now < this.#cutUntil
  }

  #newProcess(): Process {
    return new Process(`${this.id}.${this.#life}`, this, this.#site)
  }
}
