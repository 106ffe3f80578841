import { memoryStore, type Store } from 'react-admin'
import { z } from 'zod'
import { DAY } from '../../../shared/time/time.ts'
import { ownerId } from './session.ts'

/** Followed by the number of the account. */
const VIEWS = 'gabelstapler.ansicht.'
/** Where react-admin's own store keeps them, which knows no accounts. */
const OF_NOBODY = 'RaStore'

/** Filters hold what was searched for, such as a customer's name. */
const KEPT_MS = 30 * DAY

const record = z.object({ savedAt: z.iso.datetime(), values: z.record(z.string(), z.unknown()) })

function read(key: string) {
  try {
    return record.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}

interface Ordered {
  sort?: unknown
  order?: unknown
}

/** Forgets what was searched for in a list, and its page; its order stays. */
export function beginAnew(store: Store, list: string): void {
  const name = `${list}.listParams`
  const { sort, order } = store.getItem<Ordered>(name) ?? {}
  store.setItem(name, { filter: {}, page: 1, sort, order })
}

/**
 * What an account has chosen of lists and screens: filters, pages, columns. react-admin's store for all accounts of a
 * browser would show one the filters of another. It also resets it at each end of a session; what is kept goes with a
 * log-out alone. A browser without room keeps it as long as the page is open.
 * @param fresh the lists that do not open with what was searched for another time
 */
export function viewsOf(account: number | null, fresh: readonly string[]): Store {
  if (account === null) return memoryStore()
  const key = VIEWS + account
  const memory = memoryStore(read(key)?.values)
  for (const list of fresh) beginAnew(memory, list)
  const keep = (changed: Record<string, unknown>) => {
    const values = { ...read(key)?.values, ...changed }
    const savedAt = new Date().toISOString()
    try {
      localStorage.setItem(key, JSON.stringify({ savedAt, values }))
    } catch {
      // The screens go by the memory.
    }
  }
  return {
    ...memory,
    setItem(name, value) {
      memory.setItem(name, value)
      keep({ [name]: value })
    },
    removeItem(name) {
      memory.removeItem(name)
      keep({ [name]: undefined })
    },
    removeItems(start) {
      const names = Object.keys(memory.listItems?.(start) ?? {})
      memory.removeItems(start)
      keep(Object.fromEntries(names.map((name) => [name, undefined])))
    },
    reset: () => undefined,
  }
}

/** Whoever logs out leaves nothing behind. */
export const dropOwnViews = () => localStorage.removeItem(`${VIEWS}${ownerId()}`)

/** Drops those of accounts that have not been here for long. */
export function dropOldViews(now = new Date()) {
  const limit = new Date(now.getTime() - KEPT_MS).toISOString()
  for (const key of Object.keys(localStorage)) {
    const isOld = key.startsWith(VIEWS) && (read(key)?.savedAt ?? '') < limit
    if (isOld || key.startsWith(OF_NOBODY)) localStorage.removeItem(key)
  }
}
