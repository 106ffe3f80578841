import Table, { type TableProps } from '@mui/material/Table'
import TableContainer from '@mui/material/TableContainer'
import { visuallyHidden } from '@mui/utils'

interface Props extends TableProps {
  /** The grid areas of a row on narrow screens; its cells name theirs by `gridArea`. */
  areas: string
  columns: string
}

/** A table whose rows become cards where the screen is too narrow for columns. */
export const StackedTable = ({ areas, columns, sx, ...rest }: Props) => (
  <TableContainer>
    <Table
      {...rest}
      sx={[
        (theme) => ({
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
          '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
          '& td, & th': { paddingInline: '10px' },
          [theme.breakpoints.down('md')]: {
            '&, & tbody': { display: 'block' },
            '& thead': visuallyHidden,
            '& tbody tr': {
              display: 'grid',
              gridTemplateAreas: areas,
              gridTemplateColumns: columns,
              columnGap: 1.5,
              alignItems: 'center',
              padding: '12px',
              borderBottom: `1px solid ${theme.palette.divider}`,
            },
            '& tbody td, & tbody th': { border: 0, padding: '4px 0' },
          },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  </TableContainer>
)
