import { hostileValues, type Value } from '../../../api/tests/hostile-values.ts'
import { publicCalls, publicPages } from '../../../api/tests/public-inputs.ts'
import { middle } from '../load.ts'
import { timeOf } from './time-of.ts'

interface Server {
  url: string
  pid: number
}

export interface Dearest {
  /** Of its processor time, what an ordinary value of the same parameter takes. */
  ratio: number
  what: string
}

const TOGETHER = 5
/** What seems dear is asked again so often, and the least time counts: other work only ever adds to it. */
const DOUBTED_RUNS = 8
const DOUBTED_FROM = 5

/** Of the strangest values those that have cost most; the nightly tests try all. */
const KINDS = [
  ...['words of four letters', 'one long word', 'combining marks', 'parts of a model'],
  ...['quantities', 'quantities in English', 'alternatives', 'alternatives in English'],
  ...['misspelt words of the trade', 'misspelt words in English', 'thousands of blanks'],
  ...['numbers with commas', 'choices with commas', 'far too much', 'the highest of a list'],
]

/**
 * Of all parameters of all public addresses: the value that costs most beside an ordinary value of the same address,
 * which is the middle one of its parameters.
 */
export async function measureInput(server: Server): Promise<Dearest> {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
  let dearest: Dearest = { ratio: 0, what: '' }
  for (const { path, ordinary } of [...publicCalls(document), ...publicPages()]) {
    const usual = middle(
      await inTurn(computedInputs(ordinary), ([name, value]) =>
        leastTime(server, path, name, value, TOGETHER, 3, 0),
      ),
    )
    for (const name of Object.keys(ordinary))
      for (const kind of KINDS) {
        const value = hostileValues[kind]
        if (!value) throw new Error(`There is no strange value „${kind}“`)
        const most = Math.max(DOUBTED_FROM, dearest.ratio) * usual
        const time = await leastTime(server, path, name, value, 1, DOUBTED_RUNS, most)
        if (time / usual > dearest.ratio)
          dearest = { ratio: time / usual, what: `${path} ${name}: ${kind}` }
      }
  }
  return dearest
}

/**
 * Those parameters whose ordinary value differs each time. A page with the same value again comes from memory, and beside
 * that everything that is computed would look dear.
 */
export function computedInputs(ordinary: Record<string, Value>): [string, Value][] {
  const all = Object.entries(ordinary)
  const differing = all.filter(([, value]) => value(1) !== value(2))
  return differing.length > 0 ? differing : all
}

async function inTurn<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

let number = 0

/** In milliseconds, of several runs of several requests each; no more runs once one has taken little enough. */
async function leastTime(
  server: Server,
  path: string,
  name: string,
  value: Value,
  together: number,
  runs: number,
  enough: number,
): Promise<number> {
  const address = () => {
    number++
    return `${path}?${new URLSearchParams([[name, value(number)]])}&n=${number}`
  }
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && least > enough; run++)
    least = Math.min(least, await timeOf(server, together, address))
  return least
}
