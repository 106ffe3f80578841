import UndoIcon from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import MuiButton from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Confirm, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatCount } from '../../../shared/format.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import { adminPaths } from '../paths.ts'
import { importCalls } from './importCalls.ts'

interface Props {
  id: number
  onUndone?: () => void
}

/** Takes an import back after a question, and names the machines that stay as they are. */
export function UndoButton({ id, onUndone }: Props) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [left, setLeft] = useState<UndoneBatch['left']>([])
  const end = () => {
    setLeft([])
    void queryClient.invalidateQueries()
    onUndone?.()
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => importCalls.undo(id),
    onSuccess: ({ undone, left }) => {
      setAsking(false)
      notify(`Import rückgängig gemacht: ${formatCount(undone, 'Produkt', 'Produkte')}`, {
        type: 'success',
      })
      if (left.length > 0) setLeft(left)
      else end()
    },
  })
  return (
    <>
      <Button label="Rückgängig machen …" onClick={() => setAsking(true)}>
        <UndoIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Import rückgängig machen?"
        confirm="Rückgängig machen"
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
        content={
          <>
            <Typography>
              Geänderte Produkte bekommen ihren Stand von vor dem Import zurück, neue kommen in den
              Papierkorb. Was seither jemand geändert hat, bleibt, wie es ist.
            </Typography>
            {error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {error.message}
              </Alert>
            )}
          </>
        }
      />
      {left.length > 0 && <LeftDialog left={left} onClose={end} />}
    </>
  )
}

interface LeftDialogProps {
  left: UndoneBatch['left']
  onClose: () => void
}

/** Names what undoing an import has left alone. */
const LeftDialog = ({ left, onClose }: LeftDialogProps) => (
  <Dialog open onClose={onClose} aria-labelledby="unveraendert-titel" maxWidth="sm" fullWidth>
    <DialogTitle id="unveraendert-titel">Diese Produkte bleiben, wie sie sind</DialogTitle>
    <DialogContent>
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
    </DialogContent>
    <DialogActions>
      <MuiButton onClick={onClose}>Schließen</MuiButton>
    </DialogActions>
  </Dialog>
)
