import { darken, type PaletteOptions } from '@mui/material/styles'
import { INK, PAPER, textOn } from '../../../shared/images/colours.ts'

/** MUI derives the lighter shade. Its darker one, under the pointer, would be too dark for the text on it. */
const signal = (accent: string) => ({
  main: accent,
  dark: darken(accent, 0.1),
  contrastText: textOn(accent),
})

export const lightPalette = (accent: string): PaletteOptions => ({
  mode: 'light',
  primary: { main: INK, light: '#37495a', dark: '#0a151c', contrastText: '#ffffff' },
  secondary: signal(accent),
  background: { default: PAPER, paper: '#ffffff' },
  text: { primary: INK, secondary: '#4a5b67' },
  divider: '#d9dcd8',
  success: { main: '#176b41', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  warning: { main: '#8a5600', contrastText: '#ffffff' },
  info: { main: '#1f5f8b', contrastText: '#ffffff' },
})

export const darkPalette = (accent: string): PaletteOptions => ({
  mode: 'dark',
  // Links, icons and outlines are as light as text, so that the dealer's colour is left for what one is to press.
  primary: { main: '#dfe7ea', contrastText: INK },
  secondary: signal(accent),
  background: { default: '#0b151c', paper: '#14232e' },
  text: { primary: '#eef2f3', secondary: '#a9bac5' },
  divider: '#2b3d4a',
  success: { main: '#6fd39d', contrastText: INK },
  error: { main: '#ff9a90', contrastText: INK },
  warning: { main: '#ffc84a', contrastText: INK },
  info: { main: '#8cc7ee', contrastText: INK },
})
