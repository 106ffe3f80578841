import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { withReason } from '../data/errorText.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'

const BLOCKED = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

export function DeleteCategory({ category }: { category: Category }) {
  const [asking, setAsking] = useState(false)
  const [deleteOne, { isPending }] = useDelete<Category>()
  const notify = useNotify()
  const afterChange = useAfterChange()
  const blocked = category._count.products > 0

  const confirm = () =>
    deleteOne(
      'categories',
      { id: category.id, previousData: category },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`„${category.name}“ gelöscht`, { type: 'success' })
          afterChange()
        },
        onError: (error) =>
          notify(withReason('Fehler beim Löschen der Kategorie', error), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )

  return (
    <>
      <Tooltip title={blocked ? BLOCKED : 'Löschen'} describeChild>
        <span title={blocked ? BLOCKED : undefined}>
          <IconButton
            aria-label={`${category.name} löschen`}
            disabled={blocked}
            onClick={() => setAsking(true)}
          >
            <DeleteIcon />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title="Kategorie löschen?"
        confirm="Löschen"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        „{category.name}“ verschwindet sofort von der Website.
      </ConfirmDialog>
    </>
  )
}
