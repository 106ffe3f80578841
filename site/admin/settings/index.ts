import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { lazy } from 'react'
import { z } from 'zod'
import type { AdminResource } from '../data/resource.ts'

/** One document with calls of its own, so its list is the form itself. */
export const settings: AdminResource = {
  name: 'settings',
  path: '/settings',
  schemas: async () => ({ row: z.object({}), record: z.object({}) }),
  sortable: false,
  permissions: { list: 'settings.edit', edit: 'settings.edit' },
  messages: { name: 'Einstellungen |||| Einstellungen', fields: {} },
  icon: SettingsIcon,
  list: lazy(() => import('./SettingsPage.tsx')),
  history: lazy(() => import('./SettingsHistory.tsx')),
  recordRepresentation: 'name',
}
