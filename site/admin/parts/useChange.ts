import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, type RaRecord, useNotify, useUpdate } from 'react-admin'
import { bareReasonOf, newerOf, reasonOf } from '../data/failure.ts'
import type { Saved } from '../data/saved.ts'

export const OVERTAKEN = 'Das wurde inzwischen geändert. Bitte prüfen Sie den neuen Stand.'

/** What the screen shows of a record; the version of one that has versions. */
interface Seen {
  id: Identifier
  updatedAt?: string | null
}

/** The sentence to say, or what says it. */
type Done = string | ((saved: Saved<RaRecord>) => unknown)

/**
 * Changes a few fields of a record without a form of react-admin's, but none that somebody else has changed since it was
 * loaded.
 * @param failed what is said before the reason of a failure
 * @returns `change`; `takeBack`, which brings fields back that a change has left as it was answered
 */
export function useChange<Patch extends object>(
  resource: string,
  seen: Seen | undefined,
  failed = '',
) {
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  // The second press of a double click comes before the button is shown as disabled.
  const isUnderWay = useRef(false)

  /**
   * Saves the fields of a patch, unless one of them is no longer as it was `before`.
   * @throws {Error} with the reason
   */
  const save = async (
    patch: Patch,
    before: Seen,
    version = before.updatedAt,
  ): Promise<Saved<RaRecord>> => {
    const { id } = before
    try {
      return await update(
        resource,
        { id, data: patch, previousData: { id, updatedAt: version } },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
    } catch (error) {
      const newer = newerOf(error)
      if (!newer) throw error
      if (!isOvertaken(patch, before, newer)) return save(patch, before, newer.updatedAt)
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] })
      throw new Error(OVERTAKEN)
    }
  }

  const change = async (patch: Patch, done: Done, onDone?: () => void) => {
    if (!seen || isUnderWay.current) return
    isUnderWay.current = true
    try {
      const saved = await save(patch, seen)
      if (typeof done === 'string') notify(done, { type: 'success' })
      else done(saved)
      onDone?.()
    } catch (error) {
      const reason = failed ? bareReasonOf(error) : reasonOf(error)
      notify([failed, reason].filter(Boolean).join(': '), { type: 'error' })
    } finally {
      isUnderWay.current = false
    }
  }
  return { change, takeBack: save, isPending }
}

/** Whether somebody else has changed one of the same fields. */
const isOvertaken = (patch: object, seen: object = {}, newer: object) => {
  const [before, now] = [new Map(Object.entries(seen)), new Map(Object.entries(newer))]
  return Object.keys(patch).some(
    (field) =>
      before.get(field) !== undefined &&
      JSON.stringify(before.get(field)) !== JSON.stringify(now.get(field)),
  )
}
