import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import StatisticsIcon from '@mui/icons-material/BarChart'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PhoneIcon from '@mui/icons-material/PhoneAndroid'
import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  Menu as AdminMenu,
  LinkBase,
  type MenuItemLinkProps,
  useLogout,
  useResourceDefinitions,
} from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'
import { countDue } from '../../../shared/inquiries/count-due.ts'
import { paths } from '../../../shared/paths.ts'
import { May, useMe } from '../auth/me.tsx'
import { adminPaths } from '../paths.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useToday } from '../today/useToday.ts'

/** Links instead of react-admin's `menuitem`, a role that promises the keyboard operation of a menu. */
export function Menu() {
  const resources = Object.keys(useResourceDefinitions())
  if (useMe()?.mustSetUpSecondFactor) return <Account />
  return (
    <>
      <AdminMenu component="nav" role="navigation" aria-label="Verwaltung" sx={menu}>
        <May permission="inquiries.read">
          <Item to={adminPaths.today} primaryText="Heute" leftIcon={<TodayIcon />} />
        </May>
        <Item to={adminPaths.dashboard} primaryText="Dashboard" leftIcon={<DashboardIcon />} />
        <May permission="statistics">
          <Item to={adminPaths.statistics} primaryText="Statistik" leftIcon={<StatisticsIcon />} />
        </May>
        <Item to={adminPaths.yard} primaryText="Hof" leftIcon={<PhoneIcon />} />
        {resources.map((name) => (
          <AdminMenu.ResourceItem key={name} name={name} role="link" tooltipProps={named} />
        ))}
      </AdminMenu>
      <Account />
    </>
  )
}

/** An item keeps its own name, which says its number, too, where only its icon is to be seen. */
const named = { describeChild: true }

const Item = (props: MenuItemLinkProps) => (
  <AdminMenu.Item role="link" tooltipProps={named} {...props} />
)

const menu = {
  pt: 2,
  '& .MuiMenuItem-root': { minHeight: 44, fontWeight: 600, borderLeft: '3px solid transparent' },
  '& .RaMenuItemLink-active': { borderColor: 'secondary.main', bgcolor: 'action.selected' },
  '& .RaMenuItemLink-active svg': { color: 'text.primary' },
}

/** The user and the logout button. react-admin's UserMenu and Logout fail axe: names, roles, landmarks. */
function Account() {
  const me = useMe()
  const logout = useLogout()
  return (
    <Box sx={foot}>
      <Typography sx={{ px: 1, fontWeight: 600 }}>{me?.username}</Typography>
      <Typography variant="note" sx={{ px: 1, pb: 1 }}>
        {me?.role}
      </Typography>
      <Button href={paths.home} target="_blank" startIcon={<OpenInNewIcon />}>
        Website ansehen
      </Button>
      <Button component={LinkBase} to={adminPaths.account} startIcon={<AccountIcon />}>
        Mein Konto
      </Button>
      <Button startIcon={<LogoutIcon />} onClick={() => logout({}, undefined, false)}>
        Abmelden
      </Button>
    </Box>
  )
}

const foot = {
  display: 'grid',
  mt: 'auto',
  p: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { justifyContent: 'flex-start', px: 1 },
}

/** The icon in the menu, with the number of inquiries that are due for me today; what has just come in is not. */
function TodayIcon() {
  const { data } = useToday('me')
  const count = data && countDue(data.counts)
  return (
    <>
      {count ? <span style={visuallyHidden}>{formatNumber(count)} fällig, </span> : null}
      <Badge badgeContent={count && formatNumber(count)} color="secondary">
        <TodayOutlinedIcon />
      </Badge>
    </>
  )
}
