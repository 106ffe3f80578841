import {
  isFollowedByAll,
  type Knowledge,
  mayRenew,
  mustFollow,
  versionOf,
} from '../../api/base/data/db/postgresql/decisions.ts'
import {
  LEASE_MS,
  Lease,
  type Moment,
  PULSE_MS,
  RECHECK_MS,
} from '../../api/base/data/db/postgresql/lease.ts'
import type { Database } from './database.ts'
import type { Outcome } from './outcome.ts'
import type { Timeline } from './timeline.ts'

/** Ways of getting it wrong, so that a test can show that the model notices. */
export interface Flaws {
  /** The lease counts from when the answer to a renewal is there, not from when it was sent. */
  countsFromAnswer?: boolean
  /** After its lease has run out, a process goes on with what it kept. */
  forgetsGaps?: boolean
  /** A change is answered without asking for the others. */
  waitsForNobody?: boolean
}

/** What all processes have in common. */
export interface Site {
  time: Timeline
  database: Database
  /** How long the next message takes. */
  delay: () => number
  /** Tells every machine that there is a change. */
  notifyAll: () => void
  flaws: Flaws
  outcome: Outcome
}

/** What a process needs of the machine that runs it. */
export interface Host {
  id: number
  clock: Moment
  /** Runs a step of the process as soon as it is not paused, and never if it crashes before. */
  after(delay: number, run: () => void): void
  /** Asks the database. While the machine is cut off, neither questions nor answers arrive. */
  ask<Answer>(work: () => Answer, then: (answer: Answer) => void, fail?: () => void): void
}

/** A process that follows `docs/many-machines.md`, until it crashes. */
export class Process {
  readonly #name: string
  readonly #machine: Host
  readonly #site: Site
  readonly #lease = new Lease()
  readonly #known: Knowledge = { isNews: true, followed: 0, latest: 0 }
  #changes = 0
  #followedVersion: number | null = null

  constructor(name: string, machine: Host, site: Site) {
    this.#name = name
    this.#machine = machine
    this.#site = site
  }

  /** Follows what is new and renews the lease, again and again. */
  attend(): void {
    const again = () => this.#machine.after(PULSE_MS, () => this.attend())
    const renew = () => (mayRenew(this.#known) ? this.#renew(again) : again())
    const isBehind = mustFollow(this.#known)
    this.#known.isNews = false
    if (isBehind) this.#catchUp(renew, again)
    else renew()
  }

  hear(): void {
    this.#changes++
    this.#known.isNews = true
    this.attend()
  }

  write(): void {
    this.#machine.ask(
      () => {
        const change = this.#site.database.commit()
        this.#site.notifyAll()
        return change
      },
      (change) => this.#catchUp(() => this.#awaitOthers(change)),
    )
  }

  read(askedAt: number): void {
    const show = () => this.#site.outcome.noteRead(this.#machine.id, askedAt, this.#known.followed)
    if (this.#version === this.#followedVersion) show()
    else this.#catchUp(show)
  }

  get #version(): number {
    const gaps = this.#site.flaws.forgetsGaps ? 0 : this.#lease.gaps
    return versionOf(this.#lease.isLive(this.#machine.clock), this.#changes, gaps)
  }

  #catchUp(then: () => void, fail?: () => void): void {
    const version = this.#version
    this.#machine.ask(
      () => this.#site.database.latest,
      (latest) => {
        this.#known.followed = Math.max(this.#known.followed, latest)
        this.#followedVersion = version
        then()
      },
      fail,
    )
  }

  #renew(again: () => void): void {
    const { time, database, flaws } = this.#site
    const asked = this.#machine.clock
    const { followed } = this.#known
    this.#machine.ask(
      () => {
        database.renew(this.#name, time.now + LEASE_MS, followed)
        return database.latest
      },
      (latest) => {
        const answered = this.#machine.clock
        this.#lease.renew(flaws.countsFromAnswer ? answered : asked, answered)
        this.#known.latest = latest
        again()
      },
      again,
    )
  }

  #awaitOthers(change: number): void {
    const { time, database, flaws, outcome } = this.#site
    this.#machine.ask(
      () => database.live(time.now),
      (live) => {
        if (flaws.waitsForNobody || isFollowedByAll(live, this.#name, change))
          outcome.noteChange(change, time.now)
        else this.#machine.after(RECHECK_MS, () => this.#awaitOthers(change))
      },
    )
  }
}
