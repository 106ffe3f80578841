import type { Components, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { parseGermanNumber, writeGermanNumber } from '../forms/germanNumber.ts'
import { RaDataTable } from './dataTable.ts'

/** A text that was emptied stays a text. */
const asTyped = (text: string) => text

/** react-admin's parts as this admin shows them. */
export const reactAdmin: Components<Theme> = {
  RaTextInput: { defaultProps: { parse: asTyped, helperText: false } },
  // Numbers are typed as Germans write them; there is no spinner that a scrolling wheel could turn.
  RaNumberInput: {
    defaultProps: {
      parse: parseGermanNumber,
      format: writeGermanNumber,
      helperText: false,
      slotProps: { htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off' } },
    },
  },
  RaSelectInput: { defaultProps: { margin: 'none', helperText: false } },
  RaSaveButton: { defaultProps: { color: 'secondary' } },
  RaCreateButton: {
    defaultProps: { to: 'new', variant: 'contained', color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.RaCreateButton-floating': {
          color: theme.palette.secondary.contrastText,
          backgroundColor: theme.palette.secondary.main,
        },
      }),
    },
  },
  RaFilterButton: { defaultProps: { disableSaveQuery: true } },
  // Whatever asks without saying so asks before something is deleted.
  RaConfirm: { defaultProps: { confirm: 'ra.action.delete', maxWidth: 'xs', fullWidth: true } },
  RaDeleteWithConfirmButton: { defaultProps: { redirect: false, confirmColor: 'warning' } },
  RaBulkDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning' } },
  RaList: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaList-main': { minWidth: 0 },
        // Room for the button that floats over the last row.
        [theme.breakpoints.down('md')]: { paddingBottom: 72 },
      }),
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 8,
        [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' },
      }),
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' },
      }),
    },
  },
  RaEdit: {
    styleOverrides: {
      root: { '& .RaEdit-noActions': { marginTop: 0 }, '& .RaEdit-card': { minWidth: 0 } },
    },
  },
  RaCreate: {
    styleOverrides: {
      root: {
        '& .RaCreate-noActions.RaCreate-noActions': { marginTop: 0 },
        '& .RaCreate-card': { minWidth: 0 },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { position: 'sticky', bottom: 0, zIndex: 2, gap: 8, padding: 12 },
        marginTop: 16,
        borderTop: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  RaSimpleFormIterator: {
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-line': { padding: '6px 0' },
        '& .RaSimpleFormIterator-line:not(:first-of-type) label': visuallyHidden,
        '& .RaSimpleFormIterator-line:first-of-type .RaSimpleFormIterator-action': {
          marginTop: 25,
        },
        // Out of sight means out of reach for the keyboard.
        '& .RaSimpleFormIterator-action': { visibility: 'visible', whiteSpace: 'nowrap' },
      },
    },
  },
  RaSimpleForm: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { paddingBottom: 16 } }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: theme.palette.background.default,
          position: 'static',
          transform: 'none',
          flexWrap: 'wrap',
          height: 'auto',
        },
        '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', alignItems: 'center' },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      }),
    },
  },
  RaDataTable,
}
