import { spawnSync } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findInstalled } from '../../../tests/installed.ts'

const STRACE = findInstalled('strace')

const program = (folder: string) => `
  import { writeFile } from 'node:fs/promises'
  import { LocalStorage } from '${new URL('local-storage.ts', import.meta.url)}'
  const source = ${JSON.stringify(join(folder, 'picture'))}
  await writeFile(source, 'Linde H30')
  await new LocalStorage(${JSON.stringify(join(folder, 'data'))}).put(source, 'uploads/large/1.webp')`

it.skipIf(!STRACE)(
  'a file is on the disk before it gets its name, so that a power cut leaves none that is empty (skipped without strace)',
  async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'gabelstapler-flushed-'))
    const { stderr } = spawnSync(
      String(STRACE),
      [
        ...['-f', '-e', 'trace=fsync,rename', '-e', 'signal=none'],
        ...[process.execPath, '--input-type=module', '-e', program(folder.path)],
      ],
      { encoding: 'utf8' },
    )
    const calls = [...stderr.matchAll(/(fsync)\(|(rename)\(.*\/picture"/g)].map(([, ...names]) =>
      names.find(Boolean),
    )
    expect(calls, stderr).toEqual(['fsync', 'rename'])
  },
)
