import { readdirSync } from 'node:fs'
import type { RouterRoute } from 'hono/types'
import type { ServerProcess } from '../server-process.ts'
import { Chance } from './chance.ts'
import { type BrokenRequest, breakForms, breakRequest, type Target } from './requests.ts'
import { send } from './send.ts'

/** How many are on their way at once. */
const AT_ONCE = 12
/** After so many it is asked whether the server still answers. */
const ROUND = 240

/** What broken requests have come to. */
export interface Outcome {
  requests: number
  /** How often each status was answered; `none` where the sender did not wait, or was cut off. */
  statuses: Record<string, number>
  /** Requests that were answered by a defect, or not at all. */
  failures: string[]
}

const NOWHERE: Target = { method: 'POST', path: '/nirgends' }

/** Every address of the application, and one that it does not have. */
export function targetsOf(routes: RouterRoute[]): Target[] {
  const targets = [...routes, NOWHERE].flatMap(({ method, path }) =>
    methodsOf(method).map((method) => ({ method, path })),
  )
  return [...new Map(targets.map((target) => [`${target.method} ${target.path}`, target])).values()]
}

function methodsOf(method: string): string[] {
  if (method === 'ALL') return ['GET', 'POST']
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

/** Names something that there is, or may be. What would be deleted is something that there is not. */
function named(chance: Chance, { method, path }: Target): Target {
  const name = () =>
    method === 'DELETE'
      ? chance.one(['999999', '%00'])
      : chance.one(['1', '1', '2', '7', '999999', 'x', '%E0%A4%A'])
  return { method, path: path.replace(/:\w+(?:\{[^/]*\})?\??|\*/g, name) }
}

/**
 * Sends broken requests to every route: the certain ones to each, then others by chance until the time is over.
 * @throws {Error} once the server does not answer any more
 */
export async function bombard(
  server: ServerProcess,
  targets: Target[],
  { seed, milliseconds }: { seed: number; milliseconds: number },
): Promise<Outcome> {
  const chance = new Chance(seed)
  const outcome: Outcome = { requests: 0, statuses: {}, failures: [] }
  const sendOne = async (target: Target, request: BrokenRequest) => {
    const status = await send(server.port, request).catch((error: Error) => error.message)
    const answered = status ?? 'none'
    outcome.requests++
    outcome.statuses[answered] = (outcome.statuses[answered] ?? 0) + 1
    const isMissing = status === null && request.ending === 'read'
    if (typeof status === 'string' || status === 500 || isMissing)
      outcome.failures.push(
        `${answered}: ${target.method} ${target.path} ${JSON.stringify(request).slice(0, 500)}`,
      )
  }
  const round = async (requests: [Target, BrokenRequest][]) => {
    const waiting = requests[Symbol.iterator]()
    const sender = async () => {
      for (const request of waiting) await sendOne(...request)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    const { status } = await fetch(`${server.url}/api/products?page=${chance.below(9) + 1}`)
    if (status !== 200) throw new Error(`It answers ${status}:\n${server.output()}`)
  }

  let token = await server.token()
  /** A request that was not broken may have ended the session. */
  const renewToken = async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const { ok } = await fetch(`${server.url}/api/auth/me`, { headers })
    if (!ok) token = await server.token()
  }
  for (const target of targets.filter(({ method }) => method !== 'GET' && method !== 'HEAD')) {
    const filled = named(chance, target)
    await renewToken()
    const forms = breakForms(filled, token)
    await round(forms.map((form) => [filled, form]))
  }
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    await renewToken()
    await round(
      Array.from({ length: ROUND }, () => {
        const target = named(chance, targets[chance.below(targets.length)] ?? NOWHERE)
        return [target, breakRequest(chance, target, chance.below(3) ? token : null)]
      }),
    )
  }
  return outcome
}

/** How many files and connections a process has open; null where the system does not tell. */
export function openedBy(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}
