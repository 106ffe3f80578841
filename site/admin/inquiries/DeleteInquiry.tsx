import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { withReason } from '../data/errorText.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'

interface Props {
  inquiry: Inquiry
  onDeleted?: () => void
}

export function DeleteInquiry({ inquiry, onDeleted }: Props) {
  const [asking, setAsking] = useState(false)
  const [deleteOne, { isPending }] = useDelete<Inquiry>()
  const notify = useNotify()
  const afterChange = useAfterChange()

  const confirm = () =>
    deleteOne(
      'inquiries',
      { id: inquiry.id, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`Anfrage ${inquiry.receipt} endgültig gelöscht`, { type: 'success' })
          afterChange()
          onDeleted?.()
        },
        onError: (error) =>
          notify(withReason('Fehler beim Löschen der Anfrage', error), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )

  return (
    <>
      <Tooltip title="Löschen">
        <IconButton
          aria-label={`Anfrage ${inquiry.receipt} löschen`}
          onClick={() => setAsking(true)}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title="Anfrage endgültig löschen?"
        confirm="Löschen"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Alle Angaben von {inquiry.name} werden unwiderruflich entfernt (Datenschutz).
      </ConfirmDialog>
    </>
  )
}
