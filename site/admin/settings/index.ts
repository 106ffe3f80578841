import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { SETTINGS_ID } from '../data/adminPaths.ts'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

/** One record alone, so its list is its form. */
export const settings: AdminResource = {
  name: 'settings',
  path: '/settings',
  isSingle: true,
  schemas: async () => {
    // Too large for the first load.
    const { savedSettings } = await import('../../../shared/dealer/settings.ts')
    const record = savedSettings.transform((stored) => ({ ...stored, id: SETTINGS_ID }))
    return { row: record, record }
  },
  permissions: 'settings.edit',
  failed: {
    load: 'Fehler beim Laden der Einstellungen',
    save: 'Fehler beim Speichern der Einstellungen',
  },
  messages: { name: 'Einstellungen |||| Einstellungen', fields: {} },
  icon: SettingsIcon,
  list: lazyPart(() => import('./SettingsEdit.tsx')),
  history: lazyPart(() => import('./SettingsHistory.tsx')),
  recordRepresentation: 'id',
}
