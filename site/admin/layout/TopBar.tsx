import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { company } from '../../../shared/company.ts'
import { adminPaths } from '../paths.ts'
import { PublishIndicator } from '../publish/PublishIndicator.tsx'
import { AMBER, INK } from '../theme/palette.ts'
import { DISPLAY } from '../theme/type.ts'

export const TOP_BAR_HEIGHT = 56

export const TopBar = ({ onMenu }: { onMenu: () => void }) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      height: TOP_BAR_HEIGHT,
      px: { xs: 1, md: 3 },
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      bgcolor: INK,
      color: '#fff',
      borderBottom: `3px solid ${AMBER}`,
    }}
  >
    <IconButton
      onClick={onMenu}
      aria-label="Menü öffnen"
      color="inherit"
      sx={{ display: { md: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
    <Box
      component={Link}
      to={adminPaths.dashboard}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        fontFamily: DISPLAY,
        fontWeight: 800,
        fontStretch: '115%',
        fontSize: '1.1rem',
      }}
    >
      {company.shortName}
      <Box
        component="span"
        sx={{ ml: 1, fontWeight: 500, opacity: 0.8, display: { xs: 'none', sm: 'inline' } }}
      >
        Verwaltung
      </Box>
    </Box>
    <Box sx={{ ml: 'auto' }}>
      <PublishIndicator />
    </Box>
  </Box>
)
