import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import { Menu as AdminMenu, Logout, useResourceDefinitions } from 'react-admin'
import { adminPaths } from '../paths.ts'

/** Links and a button: `menuitem`, react-admin's role for them, promises the keys of a menu. */
export function Menu() {
  const resources = Object.keys(useResourceDefinitions())
  return (
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
      <Logout role="button" tabIndex={0} />
    </AdminMenu>
  )
}

const menu = {
  minHeight: '100%',
  pt: 2,
  '& .MuiMenuItem-root': { minHeight: 44, fontWeight: 600, borderLeft: '3px solid transparent' },
  '& .RaMenuItemLink-active': { borderColor: 'secondary.main', bgcolor: 'action.selected' },
  '& .RaMenuItemLink-active svg': { color: 'text.primary' },
  '& .logout': { mt: 'auto' },
  '& .logout .MuiListItemIcon-root': { minWidth: 40 },
  '& .MuiListItemText-primary': { fontWeight: 600 },
}
