import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../../../shared/time/time.ts'
import { type App, createApp } from '../../app.ts'
import { LocalStorage } from '../../base/files/storage/local-storage.ts'
import { mountSmallDisk } from '../../tests/faults/small-disk.ts'
import { TestS3Server } from '../../tests/s3-server.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { toAssets } from '../static/assets.ts'
import { buildNamed, SCRIPT, storedBuild } from './builds.testing.ts'
import { BUILDS, StoredBuild } from './stored-build.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const level of ['error', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const complaints = () =>
  vi.mocked(console.error).mock.calls.filter(([text]) => String(text).includes('dieses Builds'))

/** Lets the build look a second time, and waits until it has. */
async function aMinuteLater(build: StoredBuild): Promise<void> {
  vi.advanceTimersByTime(MINUTE)
  await build.close()
}

describe('a storage that is away', () => {
  let s3: TestS3Server
  let test: TestApp
  let app: App
  beforeEach(async () => {
    s3 = await TestS3Server.start()
    test = await createTestApp({ STORAGE_URL: s3.url() })
    app = createApp(test, toAssets(buildNamed('own')))
  })
  afterEach(async () => {
    await test.close()
    await s3.close()
  })

  it('is a 503 for files that another build may have, and for no others', async () => {
    await storedBuild(test, buildNamed('next')).store(new Date())
    expect((await app.request('/_astro/next.js')).status).toBe(200)
    await s3.shut()
    const { status, headers } = await app.request('/_astro/unknown.js')
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    for (const path of ['/_astro/own.js', '/_astro/next.js'])
      expect((await app.request(path)).status).toBe(200)
    await s3.open()
    expect((await app.request('/_astro/unknown.js')).status).toBe(404)
  })

  it('does not keep a process from starting, and gets its files when it is back', async () => {
    const build = storedBuild(test, buildNamed('next'))
    await s3.shut()
    await build.start()
    await s3.open()
    expect((await app.request('/_astro/next.js')).status).toBe(404)
    await aMinuteLater(build)
    expect((await app.request('/_astro/next.js')).status).toBe(200)
    expect(complaints()).toHaveLength(1)
  })
})

const disk = mountSmallDisk(1)

describe.skipIf(!disk)('a full disk (skipped where no disk may be mounted)', () => {
  afterEach(() => disk?.remove())

  it('does not keep a process from starting, and gets its files when there is room', async () => {
    const dataDir = disk?.folder ?? ''
    const storage = new LocalStorage(dataDir)
    const files = new Map([['/_astro/next.js', Buffer.from(SCRIPT.repeat(20))]])
    const build = new StoredBuild({ dataDir, storage }, files)
    disk?.fill()
    await build.start()
    expect(await storage.list(BUILDS)).toEqual([])
    disk?.free()
    await aMinuteLater(build)
    expect(await storage.list(BUILDS)).toHaveLength(1)
    expect(complaints()).toHaveLength(1)
  })
})
