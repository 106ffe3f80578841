import { useRef } from 'react'
import { draftOf, EMPTY_DRAFT, type Entry, type Work } from './entry.ts'
import { useQueue } from './YardContext.ts'

type Draft = Extract<Work, { kind: 'create' }>

const NEW: Draft = { kind: 'create', values: EMPTY_DRAFT, isReady: false, id: null, main: null }

/** The machine that is being typed: keeps each change, one after the other, in an entry that the first creates. */
export function useDraft() {
  const { queue } = useQueue()
  const last = useRef<Promise<Entry> | null>(null)
  const keep = (part: Partial<Pick<Draft, 'values' | 'isReady' | 'main'>>): Promise<Entry> => {
    const before = last.current
    const store = async () => {
      await before?.catch(() => undefined)
      const entry = draftOf(queue.state.entries)
      if (entry?.work.kind !== 'create') return queue.add({ ...NEW, ...part })
      await queue.change(entry, { ...entry.work, ...part })
      return entry
    }
    last.current = store()
    return last.current
  }
  return { keep }
}
