import { Database } from './database.ts'
import { Outcome } from './outcome.ts'
import type { Flaws, Site } from './process.ts'
import { SimulatedHost } from './simulated-host.ts'
import { Timeline } from './timeline.ts'

const MACHINES = 3
/** How long the model goes on after the last incident. */
const AFTERMATH_MS = 15_000

/** What happens to which machine and when, in milliseconds. */
interface Incident {
  at: number
  machine: number
  kind: 'write' | 'read' | 'pause' | 'cut' | 'crash'
  lasts: number
}

export interface World {
  incidents: Incident[]
  /** How long messages take, used in turn. */
  delays: number[]
  /** How fast each machine's clock runs, compared with the database's. */
  clocks: number[]
  flaws?: Flaws
}

/** Plays machines that follow `docs/many-machines.md` with one database, in simulated time. */
export function play({ incidents, delays, clocks, flaws = {} }: World): Outcome {
  const time = new Timeline(Math.max(...incidents.map(({ at }) => at)) + AFTERMATH_MS)
  let messages = 0
  const delay = () => delays[messages++ % delays.length] ?? 0
  const site: Site = {
    time,
    database: new Database(),
    delay,
    notifyAll() {
      for (const machine of machines) time.at(time.now + delay(), () => machine.notify())
    },
    flaws,
    outcome: new Outcome(),
  }
  const machines = Array.from(
    { length: MACHINES },
    (_, id) => new SimulatedHost(id, site, clocks[id % clocks.length] ?? 1),
  )
  for (const machine of machines) machine.start()
  for (const incident of incidents)
    time.at(incident.at, () => happen(incident, machines[incident.machine % MACHINES]))
  time.play()
  return site.outcome
}

function happen({ kind, at, lasts }: Incident, machine?: SimulatedHost): void {
  if (kind === 'write') machine?.write()
  else if (kind === 'read') machine?.read(at)
  else machine?.[kind](lasts)
}
