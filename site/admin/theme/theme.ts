import type { ThemeOptions } from '@mui/material/styles'
import { components } from './components.ts'
import { DISPLAY, darkPalette, lightPalette, TEXT } from './palette.ts'

const heading = { fontFamily: DISPLAY, fontWeight: 750, fontStretch: '112%', lineHeight: 1.15 }

const shared: ThemeOptions = {
  shape: { borderRadius: 3 },
  typography: {
    fontFamily: TEXT,
    h1: { ...heading, fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' },
    h2: { ...heading, fontSize: '1.2rem' },
    h3: { ...heading, fontSize: '1rem' },
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
