import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListContext, useTranslateLabel } from 'react-admin'

interface Props {
  source: string
  align?: 'right'
  sx?: TableCellProps['sx']
}

/** A column's head by which the list can be sorted. */
export function SortHeader({ source, align, sx }: Props) {
  const { sort, setSort } = useListContext()
  const translateLabel = useTranslateLabel()
  const active = sort.field === source
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  return (
    <TableCell align={align ?? 'left'} sortDirection={active ? direction : false} sx={sx ?? null}>
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        onClick={() =>
          setSort({ field: source, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })
        }
      >
        {translateLabel({ source })}
      </TableSortLabel>
    </TableCell>
  )
}
