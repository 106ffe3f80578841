import { adminPaths } from '../data/adminPaths.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'
import { describeSettings } from './describeSettings.ts'
import type { SettingsRecord } from './promises.ts'

/** Who has changed the settings when, and a way back. */
export default function SettingsHistory() {
  return (
    <HistoryScreen<SettingsRecord>
      of={({ updatedAt }) => ({
        resource: 'settings',
        path: '/settings',
        name: 'Einstellungen',
        version: updatedAt,
        describe: describeSettings,
        back: adminPaths.settings,
      })}
    />
  )
}
