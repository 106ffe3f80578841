import StatisticsIcon from '@mui/icons-material/BarChart'
import CustomersIcon from '@mui/icons-material/ContactsOutlined'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import PhoneIcon from '@mui/icons-material/PhoneAndroid'
import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined'
import Badge from '@mui/material/Badge'
import type { ComponentType } from 'react'
import { may, type Permission, type Role } from '../../../shared/accounts/permissions.ts'
import { countDue } from '../../../shared/inquiries/today-kinds.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { ADMIN, adminPaths } from '../data/adminPaths.ts'
import { permissionFor } from '../data/resource.ts'
import { visuallyHidden } from '../parts/Boxes.tsx'
import { useToday } from '../today/useToday.ts'
import { resources } from './resources.tsx'

export interface MenuEntry {
  label: string
  to: string
  Icon: ComponentType
  /** The list that opens whole there. */
  list?: string | undefined
}

interface Screen extends MenuEntry {
  permission: Permission | undefined
}

/** Screens that belong to no resource. */
const screens: Record<string, Screen> = {
  heute: {
    label: 'Heute',
    to: adminPaths.today,
    Icon: TodayIcon,
    permission: 'inquiries.read',
  },
  kunden: {
    label: 'Kunden',
    to: adminPaths.customers,
    Icon: CustomersIcon,
    permission: 'inquiries.edit',
  },
  hof: {
    label: 'Hof',
    to: adminPaths.yard,
    Icon: PhoneIcon,
    permission: 'products.read-internal',
  },
  dashboard: {
    label: 'Dashboard',
    to: adminPaths.dashboard,
    Icon: DashboardIcon,
    permission: 'products.read-internal',
  },
  statistik: {
    label: 'Statistik',
    to: adminPaths.statistics,
    Icon: StatisticsIcon,
    permission: 'statistics',
  },
}
for (const { name, messages, icon: Icon, permissions, opensWhole } of resources)
  screens[name] = {
    label: messages.name.split(' |||| ')[1] ?? name,
    to: `${ADMIN}/${name}`,
    Icon,
    permission: permissionFor({ permissions }, 'list'),
    list: opensWhole ? name : undefined,
  }

/** What is used together, most often first. */
const groups: [label: string, ...screens: string[]][] = [
  ['Verkauf', 'heute', 'inquiries', 'offers', 'kunden', 'message-templates'],
  ['Bestand', 'hof', 'products', 'categories', 'stock-import', 'feeds', 'trash'],
  ['Auftritt', 'texts', 'statistik'],
  ['Betrieb', 'dashboard', 'users', 'settings', 'persons', 'backups'],
]

/** The screens that a role may open, in the order given. */
export const entriesFor = (role: Role, names: string[]): MenuEntry[] =>
  names.flatMap((name) => {
    const screen = screens[name]
    if (!screen) return []
    const { permission } = screen
    return (permission ? may(role, permission) : role === 'administrator') ? [screen] : []
  })

/** The menu of a role, without groups of which nothing is left. */
export const menuFor = (role: Role) =>
  groups
    .map(([label, ...names]) => ({ label, entries: entriesFor(role, names) }))
    .filter(({ entries }) => entries.length > 0)

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
