import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the screen is a phone's. */
export const useNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
