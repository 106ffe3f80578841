import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import SearchIcon from '@mui/icons-material/Search'
import { Box, type BoxProps, Button, ButtonBase, Tooltip, Typography } from '@mui/material'
import { LinkBase, useSidebarState, useStoreContext } from 'react-admin'
import { NavLink, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/addresses/paths.ts'
import { useMe } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { beginAnew } from '../kept/ownViews.ts'
import { visuallyHidden } from '../parts/Boxes.tsx'
import { BOTTOM_BAR } from '../theme/sizes.ts'
import { entriesFor, type MenuEntry, menuFor } from './menuGroups.tsx'
import { openSearch } from './search/SearchButton.tsx'

/** Everything that one may open, in groups. @param onLeave called when something was chosen */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const me = useMe()
  const [isOpen] = useSidebarState()
  if (!me) return null
  return (
    <>
      {!me.mustSetUpSecondFactor && (
        <Box component="nav" aria-label="Verwaltung" onClick={onLeave} sx={menu}>
          {menuFor(me.roleKey).map(({ label, entries }) => (
            <Box key={label} role="group" aria-label={label} sx={group}>
              {isOpen && (
                <Typography aria-hidden variant="note" sx={heading}>
                  {label}
                </Typography>
              )}
              {entries.map((entry) => (
                <Item key={entry.to} {...entry} isNamed={isOpen} />
              ))}
            </Box>
          ))}
        </Box>
      )}
      <Account isNamed={isOpen} />
    </>
  )
}

/** Where only the icon is to be seen, its name is said beside it. */
const Item = ({ isNamed, ...entry }: MenuEntry & { isNamed: boolean }) => (
  <Tooltip title={isNamed ? '' : entry.label} placement="right" describeChild>
    <EntryLink entry={entry} sx={isNamed ? { ...item, ...countBehind } : item} />
  </Tooltip>
)

interface EntryLinkProps extends Omit<BoxProps, 'ref'> {
  entry: MenuEntry
}

/** Leads to a screen; a list stands there whole, whatever was searched for in it before. */
function EntryLink({ entry: { to, label, Icon, list }, ...rest }: EntryLinkProps) {
  const store = useStoreContext()
  return (
    <Box component={NavLink} to={to} {...rest} onClick={() => list && beginAnew(store, list)}>
      <Icon />
      {label}
    </Box>
  )
}

const menu = { flex: { xs: 'none', sm: 1 }, overflow: { sm: 'auto' }, py: 1 }
const group = { '& + &': { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' } }
const heading = { px: 2, pb: 0.5, fontSize: '.75rem', fontWeight: 600 }

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 1.75,
  minHeight: 44,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderLeft: '3px solid transparent',
  '@media (pointer: fine)': { minHeight: 30 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
  '&.active': {
    borderColor: 'secondary.main',
    bgcolor: 'action.selected',
    color: 'text.primary',
  },
}

/** A count of two digits would cover the icon. */
const countBehind = {
  position: 'relative',
  '& .MuiBadge-root': { position: 'static' },
  '& .MuiBadge-badge:not(.MuiBadge-invisible)': {
    top: '50%',
    right: 16,
    transform: 'translateY(-50%)',
  },
}

/** The user and the logout button. react-admin's UserMenu and Logout fail axe: names, roles, landmarks. */
function Account({ isNamed }: { isNamed: boolean }) {
  const me = useMe()
  const navigate = useNavigate()
  return (
    <Box sx={isNamed ? foot : iconsOnly}>
      <Typography variant="note" sx={{ px: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {me?.username}
        </Box>{' '}
        {me?.role}
      </Typography>
      <Button href={paths.home} target="_blank" startIcon={<OpenInNewIcon />}>
        Website ansehen
      </Button>
      <Button component={LinkBase} to={adminPaths.account} startIcon={<AccountIcon />}>
        Mein Konto
      </Button>
      <Button startIcon={<LogoutIcon />} onClick={() => navigate(adminPaths.logout)}>
        Abmelden
      </Button>
    </Box>
  )
}

/** What would be cut off beside an icon is not shown, but said. */
const iconsOnly = {
  mt: 'auto',
  p: 1,
  '& .MuiTypography-root': visuallyHidden,
  '& .MuiButton-root': { fontSize: 0, minWidth: 0 },
}

/** In sight while the entries above it are scrolled, which on a phone are more than its screen holds. */
const foot = {
  position: 'sticky',
  bottom: 0,
  flexShrink: 0,
  bgcolor: 'background.paper',
  display: 'grid',
  mt: 'auto',
  p: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    px: 1,
    '@media (pointer: fine)': { minHeight: 30 },
  },
}

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
        .map((entry) => (
          <EntryLink key={entry.to} entry={entry} sx={place} />
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
  // Beside the icon, most of which it would cover.
  '& .MuiBadge-badge': { top: 6, right: -8 },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
  '&.active': { color: 'text.primary', borderColor: 'secondary.main' },
}
