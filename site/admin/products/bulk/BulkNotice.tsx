import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useCloseNotification } from 'react-admin'
import { formatCount } from '../../../../shared/format.ts'
import type { BulkEditReport } from '../../../../shared/product/bulk-edit.ts'
import { useUndoBulkEdit } from './useUndoBulkEdit.ts'

/** Tells what a bulk edit has changed, with a button that takes it back. */
export function BulkNotice({ report: { id, changed, left } }: { report: BulkEditReport }) {
  const close = useCloseNotification()
  const { mutate: undo, isPending } = useUndoBulkEdit()
  const tone = left.length > 0 ? 'warning' : 'success'
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          <div>{formatCount(changed, 'Produkt', 'Produkte')} geändert</div>
          {left.slice(0, 5).map(({ id, title, reason }) => (
            <div key={id}>
              {title}: {reason}
            </div>
          ))}
        </>
      }
      action={
        <>
          {id !== null && (
            <Button color="inherit" disabled={isPending} onClick={() => undo(id)}>
              Rückgängig
            </Button>
          )}
          <IconButton color="inherit" aria-label="Meldung schließen" onClick={close}>
            <CloseIcon />
          </IconButton>
        </>
      }
      sx={{ flexWrap: 'nowrap', bgcolor: `${tone}.main`, color: `${tone}.contrastText` }}
    />
  )
}
