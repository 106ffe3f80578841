import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { lazy } from 'react'
import { settings as settingsSchema } from '../../../shared/settings.ts'
import type { AdminResource } from '../data/resource.ts'
import { settingLabels } from './labels.ts'

/** One record, so its list is the form itself. */
export const settings: AdminResource = {
  name: 'settings',
  path: '/settings',
  row: settingsSchema,
  record: settingsSchema,
  sortable: false,
  permissions: { list: 'settings.edit', edit: 'settings.edit' },
  messages: { name: 'Einstellungen |||| Einstellungen', fields: settingLabels },
  icon: SettingsIcon,
  list: lazy(() => import('./SettingsPage.tsx')),
  history: lazy(() => import('./SettingsHistory.tsx')),
  recordRepresentation: 'name',
}
