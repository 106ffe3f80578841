import { useQuery } from '@tanstack/react-query'
import { type BackupStatus, backupStatus } from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { load } from '../data/api.ts'

export const BACKUP_STATUS = ['backup-status']
const BUSY_INTERVAL = 1_000
const IDLE_INTERVAL = 60_000

/** When the newest backup was made, and what the server is doing. */
export function useBackupStatus({ isBusy = false } = {}) {
  return useQuery({
    queryKey: BACKUP_STATUS,
    queryFn: () => load(backupStatus, '/backups/status'),
    refetchInterval: ({ state }) => (isBusy || state.data?.work ? BUSY_INTERVAL : IDLE_INTERVAL),
  })
}

export function newestText({ newest }: Pick<BackupStatus, 'newest'>): string {
  return newest
    ? `Letzte Sicherung vom ${formatDateTime(newest)} Uhr`
    : 'Noch keine Sicherung. Die erste wird in der kommenden Nacht gemacht.'
}
