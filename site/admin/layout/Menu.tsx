import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import { useNewInquiries } from '../inquiries/useNewInquiries.ts'
import { adminPaths } from '../paths.ts'
import { MenuLink } from './MenuLink.tsx'

export function Menu({ onNavigate }: { onNavigate?: () => void }) {
  const unread = useNewInquiries()
  return (
    <Box
      component="nav"
      aria-label="Verwaltung"
      onClick={onNavigate}
      sx={{ display: 'grid', gap: 0.5, p: 1.5, pt: 2 }}
    >
      <MenuLink to={adminPaths.dashboard} icon={<DashboardIcon />} label="Dashboard" />
      <MenuLink to={adminPaths.products} icon={<InventoryIcon />} label="Produkte" />
      <MenuLink to={adminPaths.categories} icon={<CategoryIcon />} label="Kategorien" />
      <MenuLink
        to={adminPaths.inquiries}
        icon={<MailIcon />}
        label="Anfragen"
        unread={unread ?? 0}
      />
    </Box>
  )
}
