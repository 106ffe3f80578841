import Button, { type ButtonProps } from '@mui/material/Button'
import { type NotificationType, useCloseNotification, useNotify } from 'react-admin'
import { type CallOptions, EVERYTHING, useCall } from './useCall.ts'

/** How long the way back is offered: somebody has to read the notice, and to get there by keyboard. */
export const UNDO_MS = 20_000

interface Props<Data> extends Pick<ButtonProps, 'size'> {
  /**
   * Takes it back. The screen on which it was done may be closed by then.
   * @throws {Error} with the reason why it stays as it is
   */
  undo: () => Data | Promise<Data>
  /** What is said then. */
  done?: CallOptions<Data, void>['done']
}

/** The button of a notice that takes back what the notice says, and closes it. */
export function UndoButton<Data>({ undo, done, size = 'small' }: Props<Data>) {
  const close = useCloseNotification()
  const { mutate, isPending } = useCall({
    call: async () => undo(),
    onDone: () => close(),
    done,
    failed: 'Fehler beim Zurücknehmen',
    invalidates: EVERYTHING,
  })
  return (
    <Button color="inherit" size={size} disabled={isPending} onClick={() => mutate()}>
      Rückgängig
    </Button>
  )
}

/** Says what was done, with the way back. */
export function useNotifyUndoable() {
  const notify = useNotify()
  return <Data,>(
    said: string,
    way: Pick<Props<Data>, 'undo' | 'done'>,
    type: NotificationType = 'success',
  ) => notify(said, { type, autoHideDuration: UNDO_MS, action: <UndoButton {...way} /> })
}
