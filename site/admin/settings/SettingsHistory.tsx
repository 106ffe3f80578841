import { ShowBase, useRecordContext } from 'react-admin'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeSettings } from './describeSettings.ts'
import type { SettingsRecord } from './settingsRecord.ts'

/** Who has changed the settings when, and a way back. */
export default function SettingsHistory() {
  return (
    <ShowBase>
      <Page />
    </ShowBase>
  )
}

function Page() {
  const record = useRecordContext<SettingsRecord>()
  if (!record) return null
  return (
    <HistoryPage
      resource="settings"
      path="/settings"
      name="Einstellungen"
      version={record.updatedAt}
      describe={describeSettings}
      back={adminPaths.settings}
    />
  )
}
