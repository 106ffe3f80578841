import type { SavedSettings } from '../../../shared/dealer/settings.ts'

/** The settings are one record; react-admin knows it by an id. */
export const SETTINGS_ID = 'dealer'

export type SettingsRecord = SavedSettings & { id: string }
