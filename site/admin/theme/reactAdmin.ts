import type { Theme, ThemeOptions } from '@mui/material/styles'
import { formatTyped, parseTyped } from '../data/typedNumber.ts'
import { BOTTOM_BAR } from './sizes.ts'

/** Keeps an emptied text as '', because react-admin would make it null. */
const asTyped = (text: string) => text

/** A group of choices with a name like the label of any other field, and targets for the thumb. */
const choiceGroup = (part: string) => ({
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      [`& .${part}-label.${part}-label`]: {
        transform: 'none',
        marginBottom: 4,
        fontSize: '.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.palette.text.primary,
      },
      [`@media (any-pointer: coarse), (max-width: ${theme.breakpoints.values.sm}px)`]: {
        '& .MuiFormControlLabel-root': { minHeight: 44 },
      },
    }),
  },
})

/** Of a list whose rows can be selected. */
const [SELECT_WIDTH, HEAD_HEIGHT] = [56, 57]

const focusQuestion = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[role=dialog]')?.focus()

/** Tables whose rows become cards on screens that are too narrow for columns. */
const RaDataTable: NonNullable<ThemeOptions['components']>['RaDataTable'] = {
  defaultProps: { rowClick: false, size: 'medium' },
  styleOverrides: {
    root: ({ theme }) => ({
      position: 'relative',
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
        '& .RaDataTable-thead': { display: 'none' },
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

/** react-admin's parts. */
export const reactAdmin: ThemeOptions['components'] = {
  RaTextInput: { defaultProps: { parse: asTyped, helperText: false } },
  // Text inputs, so that German numbers can be typed and scrolling does not change the value.
  RaNumberInput: {
    defaultProps: {
      parse: parseTyped,
      format: formatTyped,
      helperText: false,
      slotProps: { htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off' } },
    },
  },
  RaSelectInput: { defaultProps: { margin: 'none', helperText: false } },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: {
    defaultProps: { margin: 'none', helperText: false },
    ...choiceGroup('RaRadioButtonGroupInput'),
  },
  RaCheckboxGroupInput: choiceGroup('RaCheckboxGroupInput'),
  RaSaveButton: { defaultProps: { color: 'secondary' } },
  RaFilterButton: { defaultProps: { disableSaveQuery: true } },
  RaConfirm: {
    defaultProps: {
      // Dialogs that do not name their action ask before something is deleted.
      confirm: 'ra.action.delete',
      maxWidth: 'xs',
      fullWidth: true,
      // react-admin puts it on the button that does it, where a key that is typed on would press it.
      slotProps: { transition: { onEnter: focusQuestion } },
    },
  },
  RaDeleteWithConfirmButton: { defaultProps: { redirect: false, confirmColor: 'warning' } },
  RaList: {
    // Each screen has a header of its own, and says in the table that there is nothing.
    defaultProps: { title: false, empty: false },
    styleOverrides: {
      root: { '& .RaList-main': { minWidth: 0 } },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 8,
        // What is filtered by takes a row of its own once it does not fit beside the buttons.
        [theme.breakpoints.up('md')]: {
          flexWrap: 'wrap',
          '& > form': { flex: '0 1 auto' },
        },
        [theme.breakpoints.down('sm')]: {
          flexDirection: 'column',
          alignItems: 'stretch',
          backgroundColor: 'transparent',
          '& > form .filter-field': { flex: 1 },
          // Its hint is as long as the line.
          '& > form .filter-field:has([type=search])': { flexBasis: '100%' },
        },
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
    // The form waits for the answer: react-admin's undoable save is lost when the tab closes too early.
    defaultProps: { title: false, component: 'div', mutationMode: 'pessimistic' },
    styleOverrides: {
      root: { '& .RaEdit-noActions': { marginTop: 0 }, '& .RaEdit-card': { minWidth: 0 } },
    },
  },
  RaCreate: {
    defaultProps: { title: false, component: 'div' },
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
        '&&': {
          position: 'sticky',
          bottom: BOTTOM_BAR,
          zIndex: 2,
          gap: 8,
          padding: 12,
          flexWrap: 'wrap',
        },
        marginTop: 16,
        borderTop: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  RaArrayInput: {
    styleOverrides: { root: { '& .RaArrayInput-label.RaArrayInput-label': { top: 0, left: 0 } } },
  },
  RaSimpleFormIterator: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Beside the first input of the entry, below its label.
        [theme.breakpoints.up('sm')]: {
          '& .RaSimpleFormIterator-line .RaSimpleFormIterator-action': { marginTop: 25 },
        },
        // react-admin hides them until the mouse is over the row, where the keyboard cannot reach them.
        '& .RaSimpleFormIterator-action': { visibility: 'visible', whiteSpace: 'nowrap' },
      }),
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
          transform: 'none',
          // It lies over what stands there anyway, because the row below the pointer must not move: over the heads of
          // the columns, beside the box that selects all,
          position: 'absolute',
          top: 0,
          left: SELECT_WIDTH,
          height: HEAD_HEIGHT,
          minHeight: 0,
          // or, where there are no heads, over the end of the screen.
          [theme.breakpoints.down('lg')]: {
            position: 'fixed',
            inset: `auto 0 ${BOTTOM_BAR} 0`,
            height: 'auto',
            flexWrap: 'wrap',
            borderTop: `1px solid ${theme.palette.divider}`,
          },
        },
        '& .RaBulkActionsToolbar-topToolbar': {
          flexWrap: 'wrap',
          alignItems: 'center',
          padding: 0,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      }),
    },
  },
  RaDataTable,
}
