import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../../../../shared/time/time.ts'
import { holdFile, isHeld } from '../../data/db/file-lock.ts'
import { orMissing } from './missing.ts'
import { removeOldParts } from './old-parts.ts'

/** The prefix of folders for what is being received. Names with a leading dot are never served. */
const INCOMING = '.incoming-'
const OPENING = '.opening-'
const OWNER = 'owner.lock'

/** A folder of this machine for what is being received or prepared. Disposing of it deletes it. */
export interface IncomingFolder extends AsyncDisposable {
  path: string
  remove(): Promise<void>
}

export async function openIncoming(parent: string): Promise<IncomingFolder> {
  const opening = await mkdtemp(join(parent, OPENING))
  const release = holdFile(join(opening, OWNER))
  // Whoever cleans up sees it only now that it is held.
  const path = opening.replace(OPENING, INCOMING)
  await rename(opening, path)
  const remove = async () => {
    release()
    await rm(path, { recursive: true, force: true })
  }
  return { path, remove, [Symbol.asyncDispose]: remove }
}

/** Removes the folders of processes that have ended, as the lock tells; a folder without one goes after a day. */
export async function removeAbandoned(parent: string, now: Date): Promise<void> {
  const names = (await orMissing(readdir(parent))) ?? []
  const unknown = new Set(names.filter((name) => name.startsWith(OPENING)))
  for (const name of names.filter((name) => name.startsWith(INCOMING))) {
    const held = isHeld(join(parent, name, OWNER))
    if (held === null) unknown.add(name)
    else if (!held) await rm(join(parent, name), { recursive: true, force: true })
  }
  const yesterday = new Date(now.getTime() - DAY)
  await removeOldParts(parent, (name) => unknown.has(name), yesterday)
}
