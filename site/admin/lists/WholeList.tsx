import type { ReactNode } from 'react'
import { DataTable, type DataTableProps, List, type ListProps, TopToolbar } from 'react-admin'
import { handledByLoadFailure, LoadFailure } from '../parts/Loading.tsx'
import { NewButton } from './NewButton.tsx'
import { NoResults } from './NoResults.tsx'

interface Props extends Pick<DataTableProps, 'children' | 'sx' | 'expand' | 'expandSingle'> {
  label: string
  /** What to say where there is none, instead of the usual sentence, and below it. */
  none?: string
  hint?: string
  /** How the records are read, where it is not all of them in the server's order. */
  list?: Pick<ListProps, 'perPage' | 'sort' | 'pagination'>
  /** Above the records; a button for a new one where this is left out. */
  actions?: ListProps['actions']
  head?: ReactNode
}

/** All records of a resource, each in one line where the columns have room. */
export const WholeList = ({
  label,
  none,
  hint,
  list,
  actions = (
    <TopToolbar>
      <NewButton />
    </TopToolbar>
  ),
  head,
  sx,
  ...table
}: Props) => (
  <List actions={actions} pagination={false} queryOptions={handledByLoadFailure} {...list}>
    {head}
    <LoadFailure />
    <DataTable
      aria-label={label}
      bulkActionButtons={false}
      empty={<NoResults title={none} hint={hint} />}
      sx={{ ...lines, ...sx }}
      {...table}
    />
  </List>
)

export const lines = {
  '& .RaDataTable-headerCell, & .RaDataTable-row > td': { height: { lg: 44 }, py: { lg: 0.25 } },
  '&& .RaDataTable-tbody .RaDataTable-row': { py: 0.5 },
}

/** A column whose text ends where its line does, and that takes what the others leave. */
export const oneLine = (column: string) => ({
  // Another selector than that of `asCards`, which stands beside it in the same object.
  [`& tbody td.column-${column}`]: {
    maxWidth: { lg: 0 },
    width: { lg: '60%' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
