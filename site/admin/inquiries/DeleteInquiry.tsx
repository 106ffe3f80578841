import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { Confirm, IconButtonWithTooltip, useDelete, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'

interface Props {
  inquiry: Inquiry
  onDeleted?: () => void
}

/** react-admin's DeleteWithConfirmButton has no word of its own on the button that deletes. */
export function DeleteInquiry({ inquiry, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [deleteOne, { isPending }] = useDelete<Inquiry, Error>()
  const notify = useNotify()

  const confirm = () =>
    deleteOne(
      'inquiries',
      { id: inquiry.id, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`Anfrage ${inquiry.receipt} endgültig gelöscht`, { type: 'success' })
          onDeleted?.()
        },
        onError: (error) =>
          notify(`Fehler beim Löschen der Anfrage: ${error.message}`, { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )

  return (
    <>
      <IconButtonWithTooltip
        label={`Anfrage ${inquiry.receipt} löschen`}
        onClick={() => setAsking(true)}
      >
        <DeleteIcon />
      </IconButtonWithTooltip>
      <Confirm
        isOpen={isAsking}
        title="Anfrage endgültig löschen?"
        content={`Alle Angaben von ${inquiry.name} werden unwiderruflich entfernt (Datenschutz).`}
        confirm="Löschen"
        confirmColor="warning"
        loading={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
