import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Box, IconButton, AppBar as MuiAppBar } from '@mui/material'
import { HttpError, SidebarToggleButton, useIsOffline } from 'react-admin'
import { Link } from 'react-router-dom'
import { INK } from '../../../shared/images/colours.ts'
import { May, useMe } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { OFFLINE, publishText } from '../publish/publishText.ts'
import { usePublishStatus } from '../publish/usePublishStatus.ts'
import { BAR_HEIGHT } from '../theme/sizes.ts'
import { DISPLAY } from '../theme/theme.ts'
import { SearchButton } from './search/SearchButton.tsx'

export const AppBar = () => (
  <MuiAppBar elevation={0} sx={bar}>
    <SidebarToggleButton />
    <Box component={Link} to={adminPaths.dashboard} sx={brand}>
      {useDealer().shortName}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 500 }}>
        {' '}
        Verwaltung
      </Box>
    </Box>
    <SearchButton />
    <State />
    <OwnAccount />
  </MuiAppBar>
)

/** Who is logged in, and the way to what is theirs. */
function OwnAccount() {
  const me = useMe()
  return (
    me && (
      <IconButton
        component={Link}
        to={adminPaths.account}
        color="inherit"
        title={`Angemeldet als ${me.username}`}
      >
        <AccountIcon />
      </IconButton>
    )
  )
}

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
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1,
  height: BAR_HEIGHT,
  px: 1,
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

/** One line about the public pages: up to date, being rendered, or failed. */
function PublishIndicator() {
  const { data, error } = usePublishStatus()
  // What was true before the connection broke may no longer be.
  if (error)
    return <BarState tone="bad" text={isUnreachable(error) ? OFFLINE : 'Stand unbekannt'} />
  if (!data) return null
  const failed = data.failures.length > 0 || data.edge !== null
  return (
    <BarState tone={failed ? 'bad' : data.queue > 0 ? 'busy' : 'good'} text={publishText(data)} />
  )
}

const isUnreachable = (error: Error) => error instanceof HttpError && error.status === 0

const colours = { good: '#6fd39d', busy: '#ffc84a', bad: '#ff9a90' }

/** One line in the bar about a state, with a dot in its colour. */
const BarState = ({ tone, text }: { tone: keyof typeof colours; text: string }) => (
  <Box role="status" sx={line}>
    <Box aria-hidden sx={{ ...dot, bgcolor: colours[tone] }} />
    {text}
  </Box>
)

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 600,
  fontSize: { xs: '.875rem', sm: '1rem' },
}

const dot = { width: 10, height: 10, flexShrink: 0, borderRadius: '50%' }
