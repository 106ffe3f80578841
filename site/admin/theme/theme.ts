import { deDE } from '@mui/material/locale'
import type { ThemeOptions } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { darkPalette, lightPalette } from './palettes.ts'
import { reactAdmin } from './reactAdmin.ts'
import { BAR_HEIGHT, BOTTOM_BAR } from './sizes.ts'

const TEXT = 'Inter, "Inter Fallback", system-ui, sans-serif'
export const DISPLAY = 'Archivo, "Archivo Fallback", "Archivo Android", system-ui, sans-serif'

/** MUI's, in px, around a dialog that does not cover the whole screen. */
const DIALOG_MARGIN = 32

/** MUI's parts: labels above their fields, lines instead of shadows, 44 px targets on touch screens. */
const components: ThemeOptions['components'] = {
  ...deDE.components,
  ...reactAdmin,
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        '--bottom-bar': '0px',
        scrollPaddingTop: BAR_HEIGHT + 16,
        scrollPaddingBottom: BOTTOM_BAR,
        '@media (max-width: 599.95px)': {
          '--bottom-bar': 'calc(56px + env(safe-area-inset-bottom))',
        },
      },
      // The buttons of a form lie over its fields, in two rows on a phone.
      ':root:has([class*=RaToolbar])': { scrollPaddingBottom: `calc(${BOTTOM_BAR} + 128px)` },
      body: { overflowWrap: 'break-word' },
      fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
      summary: { cursor: 'pointer' },
      ':focus-visible': { outlineOffset: 2 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: -3 } },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        minHeight: 40,
        '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: 2 },
        '@media (any-pointer: coarse)': { minHeight: 44 },
      },
    },
    // What a screen is there for has one colour, whichever of its two names a button has.
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme: { palette } }) => ({
          '--variant-containedColor': palette.secondary.contrastText,
          '--variant-containedBg': palette.secondary.main,
          '@media (hover: hover)': {
            '&:hover': { '--variant-containedBg': palette.secondary.dark },
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 4,
        minWidth: 40,
        minHeight: 40,
        '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: -3 },
        '@media (any-pointer: coarse)': { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }) },
  },
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      size: 'small',
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true } },
    },
  },
  MuiSelect: {
    defaultProps: {
      MenuProps: {
        slotProps: {
          paper: {
            // A button that is let go later than 200 ms after the press would choose what the list has put below the
            // pointer by then. A choice takes a press of its own.
            onMouseUpCapture: (event: MouseEvent) => event.stopPropagation(),
          },
        },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: '.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
        // Optional fields say so, so required ones need no asterisk.
        '& [aria-hidden]': { display: 'none' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        minHeight: 40,
        '@media (any-pointer: coarse)': { minHeight: 44 },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.mode === 'dark' ? '#5d7180' : '#8b979f',
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        fontFamily: DISPLAY,
        fontStretch: '88%',
        fontWeight: 600,
        color: theme.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: theme.palette.divider,
        textUnderlineOffset: 3,
        // A browser centres the lines of a button.
        textAlign: 'inherit',
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: {
      // react-admin sets the name of a list's checkbox on the element around it.
      slotProps: { input: (owner) => ({ 'aria-label': owner['aria-label'] }) },
    },
  },
  // Its buttons go below the text where there is little room beside it.
  MuiAlert: {
    styleOverrides: {
      root: { flexWrap: 'wrap' },
      message: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  // Never narrower than its longest word, as its form may be.
  MuiFormControlLabel: { styleOverrides: { label: { overflowWrap: 'break-word' } } },
  MuiTypography: {
    styleOverrides: {
      // An address or a number without a gap is as long as somebody has made it.
      body1: { overflowWrap: 'anywhere' },
      body2: { overflowWrap: 'anywhere' },
      gutterBottom: { marginBottom: 8 },
    },
    defaultProps: { variantMapping: { intro: 'p', note: 'p', strong: 'p', smallStrong: 'p' } },
    variants: [
      {
        props: { variant: 'intro' },
        style: ({ theme }) => ({ ...theme.typography.body1, maxWidth: '70ch', marginBottom: 16 }),
      },
      {
        props: { variant: 'note' },
        style: ({ theme }) => ({
          ...theme.typography.body2,
          color: theme.palette.text.secondary,
          overflowWrap: 'anywhere',
        }),
      },
      {
        props: { variant: 'strong' },
        style: ({ theme }) => ({
          ...theme.typography.body1,
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }),
      },
      {
        props: { variant: 'smallStrong' },
        style: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }),
      },
    ],
  },
  // It begins below the bar, in which notices stand, so that none covers its title.
  MuiDialog: {
    styleOverrides: {
      container: ({ ownerState }) => ({
        paddingTop: ownerState.fullScreen ? BAR_HEIGHT : BAR_HEIGHT - DIALOG_MARGIN,
      }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      // At the edge of a phone it would make the page wider by half a pixel, which then scrolls sideways.
      slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 3, fontWeight: 600 } } },
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** What a screen, a panel or a dialog begins with: what it is for. */
    intro: true
    /** What is said beside something, in smaller and lighter letters. */
    note: true
    /** The name of what the text below it is about. */
    strong: true
    /** The same in smaller letters. */
    smallStrong: true
  }
}

const heading = { fontFamily: DISPLAY, fontWeight: 750, fontStretch: '112%', lineHeight: 1.15 }

const shared: ThemeOptions = {
  shape: { borderRadius: 3 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: TEXT,
    h1: { ...heading, fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' },
    h2: { ...heading, fontSize: '1.2rem' },
    h3: { ...heading, fontSize: '1rem', overflowWrap: 'anywhere' },
  },
  components,
}

/** The administration's themes around the dealer's colour, such as `#ffb100`. */
export const lightTheme = (accent: string): ThemeOptions => ({
  ...shared,
  palette: lightPalette(accent),
})
export const darkTheme = (accent: string): ThemeOptions => ({
  ...shared,
  palette: darkPalette(accent),
})
