import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import {
  type Identifier,
  type NotificationType,
  type RaRecord,
  useCloseNotification,
  useNotify,
  useUpdate,
} from 'react-admin'
import { bareReasonOf, newerOf, reasonOf } from '../data/api.ts'
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

/** How long the way back is offered, in milliseconds: somebody has to read the notice, and to get there by keyboard. */
export const UNDO_MS = 20_000

/**
 * Takes a change back, also once the screen on which it was made is closed.
 * @returns what is said then; null where something else says it
 * @throws {Error} with the reason why it stays as it is; it may be called again
 */
export type Undo = () => string | null | Promise<string | null>

/**
 * Says what was changed, with the way back.
 * @example notify('Verschoben', async () => { await moveBack(); return 'Zurückgenommen' })
 */
export function useNotifyUndoable() {
  const notify = useNotify()
  return (said: string, undo: Undo, type: NotificationType = 'success') =>
    notify(said, { type, ...undoOptions({ undo }) })
}

const undoOptions = (props: Props) => ({
  autoHideDuration: UNDO_MS,
  action: <UndoButton {...props} />,
})

interface Props {
  undo: Undo
  autoFocus?: boolean
}

/**
 * The button of a notice that takes back what the notice says, and closes it. Where that fails, one takes its place that
 * says why, in which it can be pressed again.
 */
export function UndoButton({ undo, autoFocus = false }: Props) {
  const notify = useNotify()
  const close = useCloseNotification()
  const [isSent, setSent] = useState(false)
  const press = async ({ currentTarget }: MouseEvent) => {
    if (isSent) return
    setSent(true)
    try {
      const said = await undo()
      close()
      if (said) notify(said, { type: 'success' })
    } catch (error) {
      // Who writes on elsewhere by now keeps the keyboard there.
      const isFocused = document.activeElement === currentTarget
      close()
      notify(`Fehler beim Zurücknehmen: ${bareReasonOf(error)}`, {
        type: 'error',
        ...undoOptions({ undo, autoFocus: isFocused }),
      })
    }
  }
  return (
    <Button
      color="inherit"
      size="small"
      autoFocus={autoFocus}
      // Not disabled: it keeps the focus while it waits, and with that the notice its time.
      aria-disabled={isSent}
      onClick={press}
      sx={isSent ? waiting : undefined}
    >
      Rückgängig
    </Button>
  )
}

const waiting = { opacity: 0.5, cursor: 'progress' }
