import UndoIcon from '@mui/icons-material/Undo'
import { Link, Button as MuiButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type UndoneBatch, undoneBatch } from '../../../shared/stock/undone-batch.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { useCall } from '../parts/useCall.ts'

interface Props {
  id: number
  /** What is said instead of the button once it is undone. What was left alone can still be read then. */
  undone?: ReactNode
  onUndone?: () => void
}

/** Takes an import back after a question, and names the machines that stay as they are. */
export function UndoButton({ id, undone, onUndone }: Props) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [left, setLeft] = useState<UndoneBatch['left']>([])
  const end = () => {
    setLeft([])
    void queryClient.invalidateQueries()
    onUndone?.()
  }
  const { mutate, isPending, error } = useCall({
    call: () => load(undoneBatch, `/stock/imports/${id}/undo`, { method: 'POST' }),
    onDone: ({ left }) => {
      setAsking(false)
      if (left.length > 0) setLeft(left)
      else end()
    },
    done: ({ undone }) =>
      `Import rückgängig gemacht: ${formatCount(undone, 'Maschine', 'Maschinen')}`,
    failed: null,
  })
  return (
    <>
      {undone ?? (
        <MuiButton size="small" startIcon={<UndoIcon />} onClick={() => setAsking(true)}>
          Rückgängig machen …
        </MuiButton>
      )}
      <FormDialog
        isOpen={isAsking}
        title="Import rückgängig machen?"
        text="Geänderte Maschinen bekommen ihren Stand von vor dem Import zurück, neue kommen in den Papierkorb. Was seither jemand geändert hat, bleibt, wie es ist."
        error={error}
        submit="Rückgängig machen"
        isPending={isPending}
        onSubmit={() => mutate()}
        onClose={() => setAsking(false)}
      />
      {left.length > 0 && <LeftDialog left={left} onClose={end} />}
    </>
  )
}

/** Names what undoing an import has left alone. */
const LeftDialog = ({ left, onClose }: { left: UndoneBatch['left']; onClose: () => void }) => (
  <TitledDialog
    title="Diese Maschinen bleiben, wie sie sind"
    onClose={onClose}
    actions={<MuiButton onClick={onClose}>Schließen</MuiButton>}
  >
    <ul>
      {left.map(({ id, title, reason }) => (
        <li key={id}>
          <Link component={RouterLink} to={adminPaths.product(id)}>
            {title}
          </Link>
          : {reason}
        </li>
      ))}
    </ul>
  </TitledDialog>
)
