import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, type RaRecord, useNotify, useUpdate } from 'react-admin'
import { bareReasonOf, newerOf } from '../data/failure.ts'
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
  const id = seen?.id ?? ''
  const fail = (reason: string) => {
    isUnderWay.current = false
    return notify([failed, reason].filter(Boolean).join(': '), { type: 'error' })
  }

  const send = (
    patch: Patch,
    done: Done,
    onDone: (() => void) | undefined,
    version: Seen['updatedAt'],
  ): Promise<unknown> =>
    update(
      resource,
      { id, data: patch, previousData: { id, updatedAt: version } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          isUnderWay.current = false
          if (typeof done === 'string') notify(done, { type: 'success' })
          else done(saved)
          onDone?.()
        },
        onError: (error) => {
          const newer = newerOf(error)
          if (!newer) return fail(failed ? bareReasonOf(error) : error.message)
          if (!isOvertaken(patch, seen, newer)) return send(patch, done, onDone, newer.updatedAt)
          void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] })
          return fail(OVERTAKEN)
        },
      },
    )

  const change = async (patch: Patch, done: Done, onDone?: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await send(patch, done, onDone, seen?.updatedAt)
  }
  return { change, isPending }
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
