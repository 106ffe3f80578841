import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '../../../../shared/backup/backup.ts'
import { readConfig } from '../../../config.ts'
import { uploadPicture } from '../../../operation/backup/backups.testing.ts'
import { TestS3Server } from '../../../tests/s3-server.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../tests/test-app.ts'
import { LocalStorage } from './local-storage.ts'
import { openStorage } from './open-storage.ts'

let s3: TestS3Server
beforeAll(async () => {
  s3 = await TestS3Server.start()
})
afterAll(() => s3.close())

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

/** As a person calls it. */
async function run(STORAGE_URL: string, ...args: string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: test.config.dataDir, ADMIN_PASSWORD: PASSWORD, STORAGE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await exit
  return { status, stdout, stderr }
}
const COPY = 'api/operation/commands/copy-files.ts'

describe('the command that copies files', () => {
  it('brings pictures and backups into the bucket and back, and keeps the originals', async () => {
    const address = await uploadPicture(test)
    const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
    const bucket = await openStorage(readConfig({ STORAGE_URL: s3.url() }))
    const files = new LocalStorage(test.config.dataDir)
    const all = async (storage: typeof bucket) =>
      (await Promise.all(['uploads', 'backups'].map((folder) => storage.list(folder))))
        .flat()
        .map(({ path, size }) => [path, size])
        .sort()
    const before = await all(files)
    expect(before).toHaveLength(4)

    const up = await run(s3.url(), COPY, '--to-bucket')
    expect(up).toEqual({ status: 0, stdout: 'Kopiert: 4 Dateien. Schon da: 0.\n', stderr: '' })
    expect(await all(bucket)).toEqual(before)
    expect(await all(files)).toEqual(before)
    expect((await run(s3.url(), COPY, '--to-bucket')).stdout).toContain('Schon da: 4.')

    await files.remove(address.slice(1))
    await test.backups.files.remove(data.name)
    expect((await run(s3.url(), COPY, '--to-folder')).stdout).toContain('Kopiert: 2 Dateien.')
    expect(await all(files)).toEqual(before)
    expect((await stat(files.placeOf(`backups/${data.name}`))).mode & 0o777).toBe(0o600)
    expect((await stat(files.placeOf(address.slice(1)))).mode & 0o777).toBe(0o644)
    expect((await test.app.request(address)).status).toBe(200)
  })

  it('says how it is called, and that it needs a bucket', async () => {
    for (const args of [[], ['--to-bucket', '--to-folder'], ['--to-moon'], ['--to-bucket', 'x']])
      expect(await run(s3.url(), COPY, ...args)).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^Aufruf: .+\n$/),
      })
    expect((await run('', COPY, '--to-bucket')).stderr).toBe(
      'STORAGE_URL fehlt. Darin steht der Bucket.\n',
    )
  })
})

describe('a wrong STORAGE_URL', () => {
  it.each([
    [{ key: 'FALSCH' }, 'lässt den Schlüssel nicht auf den Bucket „gabelstapler“ zugreifen'],
    [{ bucket: 'anderer' }, 'gibt es keinen Bucket „anderer“.'],
  ])('is one sentence, without a stack and without the secret: %o', async (wrong, sentence) => {
    const said = await run(s3.url(wrong), 'api/operation/commands/backup.ts')
    expect(said).toMatchObject({ status: 1, stdout: '' })
    expect(said.stderr).toMatch(/^STORAGE_URL: [^\n]+\n$/)
    expect(said.stderr).toContain(sentence)
    expect(said.stderr).not.toContain('geheim')
  })
})
