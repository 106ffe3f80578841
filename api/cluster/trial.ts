import { wreakHavoc } from './chaos.ts'
import type { Cluster } from './cluster.ts'
import { type Respondent, read, type Testimony, witnessed, write } from './witness.ts'

interface Trial {
  /** Who takes the changes, in turn. */
  writesTo: Respondent[]
  /** Who is asked what they show, each by a reader of its own. */
  readsFrom: Respondent[]
  token: string
  seed: number
  rounds: number
}

/** Writes to and reads from a site without a pause while one thing after another happens to it. */
export async function tryOut(
  cluster: Cluster,
  { writesTo, readsFrom, token, seed, rounds }: Trial,
) {
  const machines = [1, 2, 3].map(witnessed)
  const testimony: Testimony = {
    accusations: [],
    saves: 0,
    reads: 0,
    unavailable: 0,
    longestSaveMs: 0,
  }
  const end = new AbortController()
  const work = machines.flatMap((machine) => [
    write(machine, writesTo, token, testimony, end.signal),
    ...readsFrom.map((respondent) => read(machine, respondent, testimony, end.signal)),
  ])
  const happened = await wreakHavoc(cluster, seed, rounds)
  end.abort()
  await Promise.all(work)
  console.log({ ...testimony, happened })
  return { machines, testimony }
}
