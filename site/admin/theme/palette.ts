import type { PaletteOptions } from '@mui/material/styles'

export const INK = '#10202b'
export const PAPER = '#f7f6f2'
export const AMBER = '#ffb100'

const signal = { main: AMBER, dark: '#e09b00', light: '#ffc84a', contrastText: INK }

export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: INK, light: '#37495a', dark: '#0a151c', contrastText: '#ffffff' },
  secondary: signal,
  background: { default: PAPER, paper: '#ffffff' },
  text: { primary: INK, secondary: '#4a5b67' },
  divider: '#d9dcd8',
  success: { main: '#176b41', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  warning: { main: '#8a5600', contrastText: '#ffffff' },
  info: { main: '#1f5f8b', contrastText: '#ffffff' },
}

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#ffc84a', light: '#ffd980', dark: AMBER, contrastText: INK },
  secondary: signal,
  background: { default: '#0b151c', paper: '#14232e' },
  text: { primary: '#eef2f3', secondary: '#a9bac5' },
  divider: '#2b3d4a',
  success: { main: '#6fd39d', contrastText: INK },
  error: { main: '#ff9a90', contrastText: INK },
  warning: { main: '#ffc84a', contrastText: INK },
  info: { main: '#8cc7ee', contrastText: INK },
}
