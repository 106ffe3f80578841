import { LEASE_MS, Lease, type Moment } from '../db/postgresql/lease.ts'

const PULSE_MS = 250
const RECHECK_MS = 100

/** Ways of getting it wrong, so that a test can show that the model notices. */
export interface Flaws {
  /** The lease counts from when the answer to a renewal is there, not from when it was sent. */
  countsFromAnswer?: boolean
  /** After its lease has run out, a process goes on with what it kept. */
  forgetsGaps?: boolean
  /** A change is answered without asking for the others. */
  waitsForNobody?: boolean
}

/** What happens to whom and when, in milliseconds. */
export interface Incident {
  at: number
  process: number
  kind: 'write' | 'read' | 'pause' | 'cut' | 'crash'
  lasts: number
}

export interface World {
  incidents: Incident[]
  /** How long messages take, used in turn. */
  delays: number[]
  /** How fast each process's clock runs, compared with the database's. */
  clocks: number[]
  flaws?: Flaws
}

/** A read that showed something older than a change that had been answered before it was asked. */
export interface Violation {
  process: number
  askedAt: number
  shown: number
  answered: number
}

/**
 * Plays processes that follow `docs/many-machines.md` against one database, in simulated time.
 * @returns what was broken, and how many reads and changes were answered
 */
export function play({ incidents, delays, clocks, flaws = {} }: World) {
  const events: { at: number; run: () => void }[] = []
  const leases = new Map<string, { until: number; followed: number }>()
  const answered: { change: number; at: number }[] = []
  const violations: Violation[] = []
  let [now, log, delay, reads] = [0, 0, 0, 0]
  const end = Math.max(...incidents.map(({ at }) => at)) + 15_000
  const at = (time: number, run: () => void) => {
    if (time <= end) events.push({ at: Math.max(time, now), run })
  }
  const nextDelay = () => delays[delay++ % delays.length] ?? 0

  class Process {
    life = 0
    pausedUntil = 0
    cutUntil = 0
    lease = new Lease()
    changes = 0
    followed = 0
    latest = 0
    isNews = true
    followedVersion: number | null = null
    readonly id: number

    constructor(id: number) {
      this.id = id
    }

    /** A process that starts again is another one. */
    get name(): string {
      return `${this.id}.${this.life}`
    }

    clock(): Moment {
      const elapsed = now * (clocks[this.id % clocks.length] ?? 1)
      return { steady: elapsed, wall: elapsed }
    }

    /** Runs a step when the process can: not while it is paused, and not in a later life. */
    step(time: number, run: () => void, life = this.life): void {
      at(time, () => {
        if (life !== this.life) return
        if (now < this.pausedUntil) this.step(this.pausedUntil, run, life)
        else run()
      })
    }

    /** Asks the database. Neither question nor answer comes through a cable that is cut. */
    ask<Answer>(work: () => Answer, then: (answer: Answer) => void, fail = () => {}): void {
      const { life } = this
      const arrives = now + nextDelay()
      at(arrives, () => {
        if (now < this.cutUntil) {
          this.step(now + 2_000, fail, life)
          return
        }
        const answer = work()
        const returns = now + nextDelay()
        at(returns, () => {
          if (now < this.cutUntil) this.step(now + 2_000, fail, life)
          else this.step(now, () => then(answer), life)
        })
      })
    }

    get version(): number {
      if (!this.lease.isLive(this.clock())) return Number.NaN
      return this.changes + (flaws.forgetsGaps ? 0 : this.lease.gaps)
    }

    catchUp(then: () => void, fail = () => {}): void {
      const { version } = this
      this.ask(
        () => log,
        (position) => {
          this.followed = Math.max(this.followed, position)
          this.followedVersion = version
          then()
        },
        fail,
      )
    }

    attend(): void {
      const again = () => this.step(now + PULSE_MS, () => this.attend())
      const isBehind = this.isNews || this.followed < this.latest
      this.isNews = false
      if (isBehind) this.catchUp(() => this.renew(again), again)
      else this.renew(again)
    }

    renew(again: () => void): void {
      const asked = this.clock()
      const { followed, name } = this
      this.ask(
        () => {
          leases.set(name, { until: now + LEASE_MS, followed })
          return log
        },
        (latest) => {
          const answeredAt = this.clock()
          this.lease.renew(flaws.countsFromAnswer ? answeredAt : asked, answeredAt)
          this.latest = latest
          again()
        },
        again,
      )
    }

    hear(): void {
      if (now < this.cutUntil) return
      this.step(now, () => {
        this.changes++
        this.isNews = true
        this.attend()
      })
    }

    write(): void {
      this.ask(
        () => {
          const change = ++log
          for (const process of processes) at(now + nextDelay(), () => process.hear())
          return change
        },
        (change) => this.catchUp(() => this.awaitOthers(change)),
      )
    }

    awaitOthers(change: number): void {
      const isAwaited = (name: string, { until, followed }: { until: number; followed: number }) =>
        !flaws.waitsForNobody && name !== this.name && until > now && followed < change
      this.ask(
        () => [...leases].some(([name, lease]) => isAwaited(name, lease)),
        (isPending) => {
          if (isPending) this.step(now + RECHECK_MS, () => this.awaitOthers(change))
          else answered.push({ change, at: now })
        },
      )
    }

    read(askedAt: number): void {
      const show = () => {
        reads++
        const known = answered.filter(({ at }) => at < askedAt).map(({ change }) => change)
        const newest = Math.max(0, ...known)
        if (this.followed < newest)
          violations.push({ process: this.id, askedAt, shown: this.followed, answered: newest })
      }
      if (this.version === this.followedVersion) show()
      else this.catchUp(show)
    }

    suffer({ kind, lasts }: Incident): void {
      if (kind === 'pause') this.pausedUntil = now + lasts
      if (kind === 'cut') this.cutUntil = now + lasts
      if (kind === 'crash') {
        const { life } = this
        Object.assign(this, new Process(this.id), { life: life + 1 })
        this.step(now + lasts, () => this.attend())
      }
    }
  }

  const processes = Array.from({ length: 3 }, (_, id) => new Process(id))
  for (const process of processes) process.attend()
  for (const incident of incidents)
    at(incident.at, () => {
      const process = processes[incident.process % processes.length]
      if (incident.kind === 'write') process?.step(now, () => process.write())
      else if (incident.kind === 'read') process?.step(now, () => process.read(incident.at))
      else process?.suffer(incident)
    })
  while (events.length > 0) {
    let first = 0
    for (const [index, event] of events.entries())
      if (event.at < (events[first]?.at ?? 0)) first = index
    const [event] = events.splice(first, 1)
    if (!event) break
    now = event.at
    event.run()
  }
  return { violations, reads, answered: answered.length }
}
