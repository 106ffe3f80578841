import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeSettings } from './describeSettings.ts'

/** Who has changed the settings when, and a way back. */
export default function SettingsHistory() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => dataProvider.settings() })
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
