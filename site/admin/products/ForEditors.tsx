import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { ThemeProvider, useTheme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { may } from '../../../shared/accounts/permissions.ts'
import { useMe } from '../auth/me.ts'

/** Fields that only those can change who may edit the whole product. All others read them. */
export function ForEditors({ children }: { children: ReactNode }) {
  const isReadOnly = useIsReadOnly()
  const theme = useTheme()
  // A select is no input of the browser's, which `fieldset` would switch off.
  const readOnly = useMemo(() => {
    const components = { ...theme.components, MuiSelect: { defaultProps: { disabled: true } } }
    return { ...theme, components }
  }, [theme])
  if (!isReadOnly) return children
  return (
    <ThemeProvider theme={readOnly}>
      <Box component="fieldset" disabled sx={bare}>
        {children}
      </Box>
    </ThemeProvider>
  )
}

export function PriceOnlyNotice() {
  if (!useIsReadOnly()) return null
  return (
    <Alert severity="info">
      Sie ändern hier Preis, Miete und Status. Alles andere sehen Sie nur.
    </Alert>
  )
}

function useIsReadOnly(): boolean {
  const me = useMe()
  return me !== undefined && !may(me.roleKey, 'products.edit')
}

const bare = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& button, & .MuiButton-root': { display: 'none' },
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
}
