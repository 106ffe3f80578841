import Checkbox from '@mui/material/Checkbox'
import { type Identifier, useListContext } from 'react-admin'

/** Selects every row of the page, or none. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids: Identifier[] = data.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id))
  return (
    <Checkbox
      checked={chosen.length > 0 && chosen.length === ids.length}
      indeterminate={chosen.length > 0 && chosen.length < ids.length}
      onChange={(_, checked) =>
        onSelect(
          checked
            ? [...new Set([...selectedIds, ...ids])]
            : selectedIds.filter((id) => !ids.includes(id)),
        )
      }
      slotProps={{ input: { 'aria-label': 'Alle auf dieser Seite auswählen' } }}
    />
  )
}

export function SelectRow({ id, label }: { id: Identifier; label: string }) {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `${label} auswählen` } }}
    />
  )
}
