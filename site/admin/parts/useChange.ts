import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useNotify, useUpdate } from 'react-admin'
import { bareReasonOf, newerOf } from '../data/failure.ts'
import type { Saved } from '../data/saved.ts'

export const OVERTAKEN = 'Das wurde inzwischen geändert. Bitte prüfen Sie den neuen Stand.'

/** What the screen shows of a record; the version of one that has versions. */
interface Seen {
  id: Identifier
  updatedAt?: string | null
}

/**
 * Changes a few fields of a record without a form of react-admin's, but none that somebody else has changed since it was
 * loaded.
 * @param failed what is said before the reason of a failure
 */
export function useChange<Patch extends object>(
  resource: string,
  seen: Seen | undefined,
  failed = '',
) {
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const queryClient = useQueryClient()

  /** @throws {Error} if it is not saved */
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

  /** @param done the sentence to say, or what says it */
  const change = async (
    patch: Patch,
    done: string | ((saved: Saved<RaRecord>) => unknown),
    onDone?: () => void,
  ) => {
    const saved = await save(patch, seen ?? { id: '' }).catch((error: Error) => {
      const reason = failed ? bareReasonOf(error) : error.message
      notify([failed, reason].filter(Boolean).join(': '), { type: 'error' })
    })
    if (!saved) return
    if (typeof done === 'string') notify(done, { type: 'success' })
    else done(saved)
    onDone?.()
  }

  /**
   * Brings fields back that a change has left as `saved`, also once the screen of the change is closed.
   * @throws {Error} with the API's sentence
   */
  const takeBack = (patch: Patch, saved: Seen) =>
    save(patch, saved).catch((error: Error) => {
      throw new Error(bareReasonOf(error))
    })

  return { change, takeBack, isPending }
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
