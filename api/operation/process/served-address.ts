import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from '../../base/files/storage/missing.ts'

const fileOf = (dataDir: string) => join(dataDir, 'site-url')

/** Leaves word of the address for commands, which may be started without the server's environment. */
export async function rememberAddress(config: { dataDir: string; siteUrl: string }): Promise<void> {
  await writeFile(fileOf(config.dataDir), config.siteUrl)
}

/** The address of the site that runs on a data folder, or ran there last; null if none ever did. */
export async function servedAddress(dataDir: string): Promise<string | null> {
  return (await orMissing(readFile(fileOf(dataDir), 'utf8'))) ?? null
}
