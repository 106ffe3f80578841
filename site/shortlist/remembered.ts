import { MOST_REMEMBERED, SHORTLIST_KEY } from '../../shared/product/shortlist.ts'

type ShortlistStorage = Pick<Storage, 'getItem' | 'setItem'>

/** What became of a press: the machine is remembered or no more, only until the page is left, or not at all. */
export type Outcome = 'kept' | 'unsaved' | 'full'

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isSafeInteger)

/**
 * The machines that a visitor remembers, the latest first. If the browser forbids storage or has no room, they
 * are remembered until the page is left.
 */
export function rememberedIn(storage: () => ShortlistStorage) {
  let unsaved: number[] | null = null

  function read(): number[] {
    if (unsaved) return unsaved
    try {
      const stored: unknown = JSON.parse(storage().getItem(SHORTLIST_KEY) ?? '[]')
      return isIds(stored) ? [...new Set(stored)].slice(0, MOST_REMEMBERED) : []
    } catch {
      return []
    }
  }

  function write(ids: number[]): Outcome {
    try {
      storage().setItem(SHORTLIST_KEY, JSON.stringify(ids))
      unsaved = null
      return 'kept'
    } catch {
      unsaved = ids
      return 'unsaved'
    }
  }

  return {
    read,
    write,

    /** Remembers a machine, or forgets one that is remembered. */
    toggle(id: number): Outcome {
      const ids = read()
      if (ids.includes(id)) return write(ids.filter((other) => other !== id))
      if (ids.length === MOST_REMEMBERED) return 'full'
      return write([id, ...ids])
    },
  }
}

export const remembered = rememberedIn(() => localStorage)
