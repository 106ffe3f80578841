import BackupIcon from '@mui/icons-material/Save'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const backups: AdminResource = {
  name: 'backups',
  path: '/backups',
  schemas: async () => {
    const { backup } = await import('../../../shared/backup/backup.ts')
    // react-admin knows records by their `id`.
    const row = backup.transform((record) => ({ ...record, id: record.name }))
    return { row, record: row }
  },
  permissions: 'backups',
  messages: {
    name: 'Sicherung |||| Sicherungen',
    fields: { createdAt: 'Stand', counts: 'Inhalt', size: 'Größe' },
    message: {
      delete_title: 'Sicherung löschen?',
      delete_content: 'Die Datei %{name} wird gelöscht.',
    },
    notifications: { deleted: 'Sicherung gelöscht' },
  },
  icon: BackupIcon,
  list: lazyPart(() => import('./BackupList.tsx')),
  recordRepresentation: 'name',
}
