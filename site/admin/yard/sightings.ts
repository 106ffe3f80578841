import { useRef, useState } from 'react'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import type { QueuedWork } from './entry.ts'
import { useQueue } from './YardContext.ts'
import { nameOf, storeFailure } from './yardText.ts'

/** What was done last in a stocktake. */
interface Said {
  text: string
  /** Whether that is no success. */
  isWarning: boolean
  /** The machine that was marked by it, which it can be taken back of. */
  marked: number | null
}

const NOTHING: Said = { text: '', isWarning: false, marked: null }

/** Marks machines as seen and takes that back, once each, however often somebody presses meanwhile. */
export function useSightings() {
  const { queue } = useQueue()
  const [said, setSaid] = useState(NOTHING)
  const busy = useRef(new Set<number>())
  const warn = (text: string) => setSaid({ text, isWarning: true, marked: null })

  const add = async (id: number, work: QueuedWork, done: Said) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    try {
      await queue.add(work)
      setSaid(done)
    } catch (error) {
      warn(storeFailure(error))
    } finally {
      busy.current.delete(id)
    }
  }
  /** @param note what else there is to say of it */
  const see = (machine: YardMachine, note = '') => {
    const { id } = machine
    const text = [`${nameOf(machine)} gesehen`, note].filter(Boolean).join('. ')
    const work: QueuedWork = { kind: 'seen', machine: { id }, at: new Date().toISOString() }
    return add(id, work, { text, isWarning: false, marked: id })
  }
  const takeBack = (machine: YardMachine) => {
    const { id, seenAt } = machine
    if (seenAt === null) return undefined
    const text = `${nameOf(machine)} doch nicht gesehen`
    return add(id, { kind: 'unseen', machine: { id }, at: seenAt }, { ...NOTHING, text })
  }
  return { said, warn, see, takeBack }
}
