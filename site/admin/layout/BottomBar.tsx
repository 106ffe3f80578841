import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { NavLink } from 'react-router-dom'
import { useMe } from '../auth/me.tsx'
import { openSearch } from '../search/SearchButton.tsx'
import { BOTTOM_BAR } from '../theme/sizes.ts'
import { entriesFor } from './menuGroups.tsx'

/** What each role opens all day. Who may not open the first ones has the next. */
const NAMES = ['heute', 'inquiries', 'offers', 'hof', 'products', 'dashboard']

/** At the bottom of a phone, where the thumb is. */
export function BottomBar() {
  const me = useMe()
  if (!me || me.mustSetUpSecondFactor) return null
  return (
    <Box component="nav" aria-label="Schnellzugriff" sx={bar}>
      {entriesFor(me.roleKey, NAMES)
        .slice(0, 3)
        .map(({ to, label, Icon }) => (
          <Box key={to} component={NavLink} to={to} sx={place}>
            <Icon />
            {label}
          </Box>
        ))}
      <ButtonBase onClick={openSearch} sx={place}>
        <SearchIcon />
        Suche
      </ButtonBase>
    </Box>
  )
}

const bar = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  display: { xs: 'flex', sm: 'none' },
  height: BOTTOM_BAR,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}

const place = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  fontSize: '.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderTop: '3px solid transparent',
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
  '&.active': { color: 'text.primary', borderColor: 'secondary.main' },
}
