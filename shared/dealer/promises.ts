import { keysOf } from '../values/records.ts'
import { demoSettings, isDemo, NO_PROMISES } from './company.ts'
import { type Settings, settings } from './settings.ts'

type Promised = keyof typeof NO_PROMISES

export const promiseLabels: Record<Promised, string> = {
  locations: 'Standorte',
  delivery: 'Lieferung',
  warranty: 'Garantie',
  leasing: 'Leasing',
}
const promised = keysOf(NO_PROMISES)

/** What a part says, by whatever order of its fields; undefined if it says nothing valid. */
const sayingOf = (part: Promised, value: unknown) =>
  JSON.stringify(settings.shape[part].safeParse(value).data)

const isExamplePromise = (part: Promised, value: unknown) =>
  sayingOf(part, value) === sayingOf(part, demoSettings[part])

/**
 * The promises that somebody who stops being the demo dealer does not keep: those of the example, which the form sends
 * along with their name, and which they would have to keep.
 * @param after what is saved, or what a form holds that may not be valid yet
 */
export function borrowedPromises(
  before: Pick<Settings, 'company'>,
  after: { company: Settings['company'] } & { [Part in Promised]?: unknown },
): Promised[] {
  if (!isDemo(before) || isDemo(after)) return []
  return promised.filter((part) => isExamplePromise(part, after[part]))
}

/** The promises that a dealer has not decided on: those of the example, and those that nobody has made. */
export const openPromises = (dealer: Pick<Settings, Promised>): Promised[] =>
  promised.filter(
    (part) =>
      isExamplePromise(part, dealer[part]) ||
      sayingOf(part, dealer[part]) === sayingOf(part, NO_PROMISES[part]),
  )
