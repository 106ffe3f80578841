import Button from '@mui/material/Button'
import { type MouseEvent, useState } from 'react'
import { type NotificationType, useCloseNotification, useNotify } from 'react-admin'
import { bareReasonOf } from '../data/failure.ts'

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
