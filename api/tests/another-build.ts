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

/** The product in a folder of its own, built from sources of which one differs. */
export async function buildAnother(): Promise<string> {
  const folder = emptyFolder()
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  // Nearly every script contains this module or one that does. A bundler keeps what has an effect.
  await appendFile(
    join(folder, 'shared', 'writing', 'format.ts'),
    'console.debug("another build")\n',
  )
  await promisify(execFile)(process.execPath, ['site/build.ts'], { cwd: folder })
  return folder
}
