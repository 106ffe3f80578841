import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { borrowedPromises, demoSettings, NO_PROMISES } from '../../../shared/dealer/company.ts'
import { type Settings, type SettingsPatch, settings } from '../../../shared/dealer/settings.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan, requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { latestAuthor } from '../../base/requests/history/history.ts'
import type { PreparedLogo } from './logo.ts'
import { SETTINGS_TAG, SettingsEntity } from './settings.entity.ts'
import { currentParts, ONLY_ROW, PLACEHOLDER_DATE } from './settings.parts.ts'

const OUTDATED = 'Die Einstellungen wurden in der Zwischenzeit geändert'

/** In the history. The logo has none: an earlier one would have to be kept for it. */
const SUBJECT = { kind: 'settings', subject: ONLY_ROW } as const

/** @throws {ApiError} 409 if somebody else has saved since `version` */
export async function updateSettings(
  em: EntityManager,
  patch: SettingsPatch,
  { action, ...seen }: SeenVersion & { action?: 'restored' },
): Promise<Change<null>> {
  const row = await lockedRow(em)
  const isSaved = row.updatedAt > PLACEHOLDER_DATE
  await requireUnchanged(isSaved ? row.updatedAt : undefined, seen, OUTDATED, () =>
    latestAuthor(em.getKysely<Tables>(), 'settings', ONLY_ROW),
  )
  if (Object.keys(patch).length === 0) return { result: null, touched: [] }
  const before = await currentParts(em, settings.shape)
  const mail = { ...before.mail, ...patch.mail }
  const after = withoutBorrowedPromises(before, { ...before, ...patch, mail })
  row.content = after
  return { ...saved(row), revisions: [{ ...SUBJECT, before, after, action }] }
}

/** @param prepared the new logo, or null for the mark that the site has by itself */
export async function changeLogo(
  em: EntityManager,
  prepared: PreparedLogo | null,
): Promise<Change<null>> {
  const row = await lockedRow(em)
  row.logo = prepared?.logo ?? null
  row.logoBytes = prepared?.bytes.toString('base64') ?? null
  return saved(row)
}

function withoutBorrowedPromises(before: Settings, after: Settings): Settings {
  const borrowed = borrowedPromises(before, after)
  return { ...after, ...Object.fromEntries(borrowed.map((part) => [part, NO_PROMISES[part]])) }
}

function saved(row: SettingsEntity): Change<null> {
  row.updatedAt = laterThan(row.updatedAt)
  return { result: null, touched: [SETTINGS_TAG] }
}

/** The only row. A simultaneous change waits for this one and then starts from its result. */
export async function lockedRow(em: EntityManager): Promise<SettingsEntity> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const row = await em.findOne(SettingsEntity, ONLY_ROW, lock)
  if (row) return row
  const first = { name: ONLY_ROW, content: demoSettings, updatedAt: PLACEHOLDER_DATE }
  await em.upsert(SettingsEntity, first, { onConflictAction: 'ignore' })
  return em.findOneOrFail(SettingsEntity, ONLY_ROW, lock)
}
