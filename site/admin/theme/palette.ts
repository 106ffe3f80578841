import type { PaletteOptions } from '@mui/material/styles'
import { INK, PAPER } from '../../../shared/colours.ts'
import { readableOn, textOn } from '../../../shared/dealer/contrast.ts'

/** MUI derives the lighter and darker shades. */
const signal = (accent: string) => ({ main: accent, contrastText: textOn(accent) })

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

const DARK_PAPER = '#14232e'

export const darkPalette = (accent: string): PaletteOptions => ({
  mode: 'dark',
  primary: { main: readableOn(DARK_PAPER, accent), contrastText: INK },
  secondary: signal(accent),
  background: { default: '#0b151c', paper: DARK_PAPER },
  text: { primary: '#eef2f3', secondary: '#a9bac5' },
  divider: '#2b3d4a',
  success: { main: '#6fd39d', contrastText: INK },
  error: { main: '#ff9a90', contrastText: INK },
  warning: { main: '#ffc84a', contrastText: INK },
  info: { main: '#8cc7ee', contrastText: INK },
})

export const TEXT = 'Inter, "Inter Fallback", system-ui, sans-serif'
export const DISPLAY = 'Archivo, "Archivo Fallback", "Archivo Android", system-ui, sans-serif'
