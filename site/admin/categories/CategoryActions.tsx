import EditIcon from '@mui/icons-material/Edit'
import HistoryIcon from '@mui/icons-material/History'
import Tooltip from '@mui/material/Tooltip'
import {
  Button,
  DeleteWithConfirmButton,
  LinkBase,
  useExpanded,
  useRecordContext,
} from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { adminPaths } from '../paths.ts'
import { useAskFirst } from './OpenRow.tsx'

const BLOCKED = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

export function CategoryActions() {
  const category = useRecordContext<Category>()
  const [editing, toggle] = useExpanded('categories', category?.id ?? 0, true)
  const askFirst = useAskFirst()
  if (!category) return null
  const blocked = category._count.products > 0
  return (
    <>
      {/* react-admin's own button to expand a row does not work by keyboard. */}
      <Button
        label={`${category.name} bearbeiten`}
        title="Bearbeiten"
        aria-expanded={editing}
        onClick={() => askFirst(toggle)}
      >
        <EditIcon />
      </Button>
      <Button
        label={`Verlauf von ${category.name}`}
        title="Verlauf"
        component={LinkBase}
        to={adminPaths.categoryHistory(category.id)}
      >
        <HistoryIcon />
      </Button>
      <Tooltip title={blocked ? BLOCKED : 'Löschen'} describeChild>
        <span title={blocked ? BLOCKED : undefined}>
          <DeleteWithConfirmButton disabled={blocked} />
        </span>
      </Tooltip>
    </>
  )
}
