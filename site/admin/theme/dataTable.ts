import type { ThemeOptions } from '@mui/material/styles'
import { visuallyHidden } from './visuallyHidden.ts'

/** Tables whose rows become cards on screens that are too narrow for columns. */
export const RaDataTable: NonNullable<ThemeOptions['components']>['RaDataTable'] = {
  defaultProps: { rowClick: false, size: 'medium' },
  styleOverrides: {
    root: ({ theme }) => ({
      '& .MuiTableCell-root': { paddingInline: 10 },
      '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
      '& .RaDataTable-expandIconCell, & .RaDataTable-expandHeader': { display: 'none' },
      // While MUI unfolds a form, nothing can scroll to it.
      '& .RaDataTable-expandRow .MuiCollapse-root': { height: 'auto !important' },
      '& .column-actions': {
        textAlign: 'right',
        whiteSpace: 'nowrap',
        // A row has only room for the icons. Screen readers still read the labels.
        '& .MuiButton-root': { minWidth: 40, padding: 0, fontSize: 0 },
        '& .MuiButton-startIcon': { margin: 0 },
      },
      // Each row is a card, whose layout the list defines by `asCards`.
      [theme.breakpoints.down('lg')]: {
        '& .RaDataTable-table, & .RaDataTable-tbody': { display: 'block' },
        '& .RaDataTable-thead': visuallyHidden,
        '& td.MuiTableCell-paddingCheckbox': { gridArea: 'select' },
        '& td.column-actions': { justifySelf: 'end' },
        '& .RaDataTable-expandRow, & .RaDataTable-expandRow > td': { display: 'block' },
        '& .RaDataTable-tbody .RaDataTable-row': {
          display: 'grid',
          columnGap: 12,
          alignItems: 'center',
          padding: 12,
          borderBottom: `1px solid ${theme.palette.divider}`,
        },
        '& .RaDataTable-tbody .MuiTableCell-root': {
          border: 0,
          padding: '4px 0',
          textAlign: 'left',
        },
      },
    }),
  },
}
