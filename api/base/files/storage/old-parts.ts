import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from './missing.ts'

export async function removeOldParts(
  folder: string,
  isPart: (name: string) => boolean,
  before: Date,
): Promise<void> {
  const names = (await orMissing(readdir(folder))) ?? []
  for (const name of names.filter(isPart)) {
    const path = join(folder, name)
    const facts = await orMissing(stat(path))
    if (facts && facts.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
