import { useQuery } from '@tanstack/react-query'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeSettings } from './describeSettings.ts'
import { settingsCalls } from './settingsCalls.ts'

/** Who has changed the settings when, and a way back. */
export default function SettingsHistory() {
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => settingsCalls.read() })
  if (!data) return null
  return (
    <HistoryPage
      resource="settings"
      path="/settings"
      name="Einstellungen"
      version={data.updatedAt}
      describe={describeSettings}
      back={adminPaths.settings}
    />
  )
}
