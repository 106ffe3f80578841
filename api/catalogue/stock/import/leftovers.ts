import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/sql'
import { DAY } from '../../../../shared/durations.ts'
import { removeAbandoned } from '../../../base/storage/incoming-folder.ts'
import type { Storage } from '../../../base/storage/storage.ts'
import { TaskEntity } from '../../../base/tasks/task.entity.ts'

/** The folder of the storage that holds the rows that failed. */
export const FAILED_ROWS = 'imports/failed'

export const importsFolder = (dataDir: string) => join(dataDir, 'imports')

/** Removes what imports that were killed have left on this machine. */
export function removeBrokenImports(dataDir: string, now: Date): Promise<void> {
  return removeAbandoned(importsFolder(dataDir), now)
}

/** Deletes what nobody asks for any more: failed rows, and what came of imports. */
export async function forgetOldImports(
  em: EntityManager,
  storage: Storage,
  now: Date,
): Promise<void> {
  const yesterday = dayBefore(now)
  await em.nativeDelete(TaskEntity, { kind: 'import', reportedAt: { $lt: yesterday } })
  for (const { path, changedAt } of await storage.list(FAILED_ROWS))
    if (changedAt < yesterday) await storage.remove(`${FAILED_ROWS}/${path}`)
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY)
