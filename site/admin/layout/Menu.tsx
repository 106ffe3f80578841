import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import { Menu as AdminMenu, useResourceDefinitions } from 'react-admin'
import { useMe } from '../auth/me.ts'
import { adminPaths } from '../paths.ts'
import { Account } from './Account.tsx'

/** Links instead of react-admin's `menuitem`, a role that promises the keyboard operation of a menu. */
export function Menu() {
  const resources = Object.keys(useResourceDefinitions())
  if (useMe()?.mustSetUpSecondFactor) return <Account />
  return (
    <>
      <AdminMenu component="nav" role="navigation" aria-label="Verwaltung" sx={menu}>
        <AdminMenu.Item
          to={adminPaths.dashboard}
          primaryText="Dashboard"
          leftIcon={<DashboardIcon />}
          role="link"
        />
        {resources.map((name) => (
          <AdminMenu.ResourceItem key={name} name={name} role="link" />
        ))}
      </AdminMenu>
      <Account />
    </>
  )
}

const menu = {
  pt: 2,
  '& .MuiMenuItem-root': { minHeight: 44, fontWeight: 600, borderLeft: '3px solid transparent' },
  '& .RaMenuItemLink-active': { borderColor: 'secondary.main', bgcolor: 'action.selected' },
  '& .RaMenuItemLink-active svg': { color: 'text.primary' },
}
