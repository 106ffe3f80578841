import Box from '@mui/material/Box'
import { ThemeProvider, useTheme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { useMay } from '../auth/me.ts'

/** Fields that only those can change who may edit the whole product. All others read them. */
export function ForEditors({ children }: { children: ReactNode }) {
  const mayEdit = useMay('products.edit')
  const theme = useTheme()
  // A select is no input of the browser's, which `fieldset` would switch off.
  const readOnly = useMemo(() => {
    const components = { ...theme.components, MuiSelect: { defaultProps: { disabled: true } } }
    return { ...theme, components }
  }, [theme])
  if (mayEdit) return children
  return (
    <ThemeProvider theme={readOnly}>
      <Box component="fieldset" disabled sx={bare}>
        {children}
      </Box>
    </ThemeProvider>
  )
}

const bare = { display: 'grid', gap: 2, minWidth: 0, m: 0, p: 0, border: 0 }
