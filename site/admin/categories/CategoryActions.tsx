import EditIcon from '@mui/icons-material/Edit'
import Tooltip from '@mui/material/Tooltip'
import { Button, DeleteWithConfirmButton, useExpanded, useRecordContext } from 'react-admin'
import type { Category } from '../../../shared/category.ts'

const BLOCKED = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

export function CategoryActions() {
  const category = useRecordContext<Category>()
  const [editing, toggle] = useExpanded('categories', category?.id ?? 0, true)
  if (!category) return null
  const blocked = category._count.products > 0
  return (
    <>
      {/* react-admin's own button to expand a row does not work by keyboard. */}
      <Button
        label={`${category.name} bearbeiten`}
        title="Bearbeiten"
        aria-expanded={editing}
        onClick={() => toggle()}
      >
        <EditIcon />
      </Button>
      <Tooltip title={blocked ? BLOCKED : 'Löschen'} describeChild>
        <span title={blocked ? BLOCKED : undefined}>
          <DeleteWithConfirmButton disabled={blocked} />
        </span>
      </Tooltip>
    </>
  )
}
