import { execFile } from 'node:child_process'
import { appendFile, cp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { emptyFolder } from './server-process.ts'

const SOURCES = [
  'api',
  'shared',
  'site',
  'data/seed',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * The product in a folder of its own, built from sources of which one differs.
 * @param folder one that is empty
 */
export async function buildAnother(folder = emptyFolder()): Promise<string> {
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await changeAndBuild(folder)
  return folder
}

/** Builds it once more, of other sources. */
export async function changeAndBuild(folder: string): Promise<void> {
  // Nearly every part contains one of these modules or one that does. A bundler keeps what has an effect.
  for (const module of ['writing/format.ts', 'time/time.ts'])
    await appendFile(join(folder, 'shared', module), 'console.debug("another build")\n')
  await promisify(execFile)(process.execPath, [join(folder, 'site', 'build.ts')])
}
