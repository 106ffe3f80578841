import { dealer } from '../../../shared/dealer/dealer.ts'
import { demoRemoval, type SetUpTick, setUp } from '../../../shared/dealer/set-up.ts'
import {
  type SettingsPatch,
  type StoredSettings,
  storedSettings,
  testMailAnswer,
} from '../../../shared/dealer/settings.ts'
import { PUBLISHED_HEADER, parsePublished } from '../../../shared/publish.ts'
import { type Answer, callApi } from '../data/api.ts'
import type { Saved } from '../data/httpClient.ts'

const readSettings = ({ data, headers }: Answer): Saved<StoredSettings> => {
  const published = parsePublished(headers.get(PUBLISHED_HEADER))
  return { ...storedSettings.parse(data), ...(published && { published }) }
}

/** Loaded with their screen, because their schemas are large. */
export const settingsCalls = {
  read: async (): Promise<StoredSettings> => readSettings(await callApi('/settings')),
  /** @param seen the settings that were edited; newer ones are not overwritten */
  save: async (change: SettingsPatch, seen?: StoredSettings) =>
    readSettings(
      await callApi('/settings', {
        method: 'PUT',
        body: JSON.stringify(change),
        headers: seen?.updatedAt ? { 'If-Match': `"${seen.updatedAt}"` } : {},
      }),
    ),
  uploadLogo: async (file: File) => {
    const body = new FormData()
    body.set('logo', file)
    return readSettings(await callApi('/settings/logo', { method: 'PUT', body }))
  },
  deleteLogo: async () => readSettings(await callApi('/settings/logo', { method: 'DELETE' })),
  /** What everyone may know of the dealer, as it is now. */
  dealer: async () => dealer.parse((await callApi('/dealer')).data),
  setUp: async () => setUp.parse((await callApi('/settings/set-up')).data),
  tickSetUp: async (tick: SetUpTick) =>
    setUp.parse(
      (await callApi('/settings/set-up', { method: 'PUT', body: JSON.stringify(tick) })).data,
    ),
  removeDemo: async () =>
    demoRemoval.parse((await callApi('/settings/remove-demo-products', { method: 'POST' })).data),
  sendTestMail: async () =>
    testMailAnswer.parse((await callApi('/settings/test-mail', { method: 'POST' })).data),
}
