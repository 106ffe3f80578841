import Box from '@mui/material/Box'
import { AppBar as AdminAppBar, type AppBarProps, useIsOffline } from 'react-admin'
import { Link } from 'react-router-dom'
import { INK } from '../../../shared/colours.ts'
import { May } from '../auth/me.tsx'
import { useDealer } from '../dealer/DealerContext.ts'
import { adminPaths } from '../paths.ts'
import { BarState, PublishIndicator } from '../publish/PublishIndicator.tsx'
import { OFFLINE } from '../publish/publishText.ts'
import { DISPLAY } from '../theme/palette.ts'

export const BAR_HEIGHT = 56

export const AppBar = (props: AppBarProps) => (
  <AdminAppBar {...props} elevation={0} toolbar={<State />} userMenu={false} sx={bar}>
    <Box component={Link} to={adminPaths.dashboard} sx={brand}>
      {useDealer().shortName}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 500 }}>
        {' '}
        Verwaltung
      </Box>
    </Box>
  </AdminAppBar>
)

function State() {
  if (useIsOffline()) return <BarState tone="bad" text={OFFLINE} />
  return (
    <May permission="publishing">
      <PublishIndicator />
    </May>
  )
}

const bar = {
  bgcolor: INK,
  color: '#fff',
  borderBottom: 3,
  borderColor: 'secondary.main',
  '& .RaAppBar-toolbar': { minHeight: { xs: BAR_HEIGHT - 3 }, gap: 1 },
}

const brand = {
  mr: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontStretch: '115%',
  fontSize: '1.1rem',
}
