import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR } from '../../../shared/time/time.ts'
import { type App, createApp } from '../../app.ts'
import { TestS3Server } from '../../tests/s3-server.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { type BuildFiles, toAssets } from '../static/assets.ts'
import { buildNamed, SCRIPT, storedBuild } from './builds.testing.ts'
import { BUILDS, nameOf } from './stored-build.ts'

let s3: TestS3Server
beforeAll(async () => {
  s3 = await TestS3Server.start()
})
afterAll(() => s3.close())

describe.each(['files', 'S3'])('the files of another build, with %s', (kind) => {
  let test: TestApp
  let app: App
  beforeEach(async () => {
    test = await createTestApp(kind === 'S3' ? { STORAGE_URL: s3.url() } : {})
    app = createApp(test, toAssets(buildNamed('own')))
  })
  afterEach(async () => {
    for (const { path } of await test.images.storage.list(BUILDS))
      await test.images.storage.remove(`${BUILDS}/${path}`)
    await test.close()
  })

  const store = (files: BuildFiles, now = new Date()) => storedBuild(test, files).store(now)
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(path, { headers, method })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body }
  }

  it('are answered as its own are, from the moment when they are stored', async () => {
    expect((await ask('/_astro/next.js')).status).toBe(404)
    await store(buildNamed('next'))
    for (const path of ['/_astro/own.js', '/_astro/next.js']) {
      const { status, headers, body } = await ask(path)
      expect([status, body.toString()]).toEqual([200, SCRIPT])
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      const known = { 'If-None-Match': headers.etag ?? '' }
      expect((await ask(path, known)).status).toBe(304)
      expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    }
    await store(buildNamed('later'))
    const names = Array.from({ length: 30 }, () => ask('/_astro/later.js'))
    for (const { status } of await Promise.all(names)) expect(status).toBe(200)
  })

  it('go out as they were compressed, and pictures byte for byte', async () => {
    await store(buildNamed('next'))
    const ways = { 'Accept-Encoding': 'gzip, br' }
    const brotli = await ask('/_astro/next.js', ways)
    expect([brotli.headers['content-encoding'], brotli.body.toString()]).toEqual(['br', 'brotli'])
    const gzip = await ask('/_astro/next.js', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    const picture = await ask('/_astro/next.webp', ways)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect([...picture.body]).toEqual([0xff, 0x00, 0xfe])
  })

  it('are all that is answered', async () => {
    await store(buildNamed('next'))
    const others = [
      '/_astro/unknown.js',
      '/_astro/',
      '/_astro/../next.svg',
      '/_astro/..%2fnext.svg',
      '/_astro/%2e%2e/gabelstapler.sqlite',
      '/_astro/next.js%00',
      '/_astro/next.js/',
      '/_astro/__proto__',
      '/next.svg',
      '/builds/',
    ]
    for (const path of others) expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  it('stay for a day after a process last ran that build', async () => {
    const [old, live] = [buildNamed('old'), buildNamed('live')]
    await store(old)
    const [first] = await test.images.storage.list(BUILDS)
    const storedAt = first?.changedAt.getTime() ?? 0
    // The one that goes on says so every hour, by the clock of the storage.
    const latest = async () => {
      await store(live, new Date(Date.now() + 2 * HOUR))
      const times = (await test.images.storage.list(BUILDS)).map(({ changedAt }) => +changedAt)
      return Math.max(...times)
    }
    await expect.poll(latest).toBeGreaterThan(storedAt)
    const filesAfter = async (time: number) => {
      await test.housekeeping.run(new Date(storedAt + time))
      app = createApp(test)
      const paths = ['/_astro/old.js', '/_astro/live.js', '/_astro/same.css']
      return Promise.all(paths.map(async (path) => (await ask(path)).status))
    }
    expect(await filesAfter(25 * HOUR)).toEqual([200, 200, 200])
    expect(await filesAfter(25 * HOUR + 1)).toEqual([404, 200, 200])
  })

  it('are stored once an hour by however many processes, and again if they are damaged', async () => {
    const next = buildNamed('next')
    await Promise.all(Array.from({ length: 10 }, () => store(next)))
    const before = await test.images.storage.list(BUILDS)
    await store(next, new Date(Date.now() + HOUR / 2))
    expect(await test.images.storage.list(BUILDS)).toEqual(before)

    const [{ path } = { path: '' }] = before
    const broken = join(test.config.dataDir, 'broken')
    await writeFile(broken, '{"/_astro/next.js":')
    await test.images.storage.put(broken, `${BUILDS}/${path}`)
    expect((await ask('/_astro/next.js')).status).toBe(404)
    await store(next)
    expect((await ask('/_astro/next.js')).status).toBe(200)
  })

  it('are answered beside those of a version that packs them in another way', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue()
    const content = Buffer.from('{"/_astro/later.js":{"zstd":""}}')
    const file = join(test.config.dataDir, 'later')
    await writeFile(file, content)
    await test.images.storage.put(file, `${BUILDS}/${nameOf(content)}`)
    await store(buildNamed('next'))
    for (let time = 0; time < 2; time++) {
      expect((await ask('/_astro/next.js')).status).toBe(200)
      expect((await ask('/_astro/later.js')).status).toBe(404)
    }
    expect(silence).toHaveBeenCalledTimes(1)
    silence.mockRestore()
  })

  it('leave nothing half done, also if a process was killed meanwhile', async () => {
    const folder = join(test.config.dataDir, BUILDS)
    const killed = join(folder, '.storing-abc')
    await mkdir(killed, { recursive: true })
    await writeFile(join(killed, 'build.json'), '{')
    await utimes(killed, new Date(0), new Date(0))
    expect((await ask('/_astro/next.js')).status).toBe(404)
    await store(buildNamed('next'))
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    expect(await test.images.storage.list(BUILDS)).toHaveLength(1)
  })

  it('are in no backup', async () => {
    await store(buildNamed('next'))
    const zip = join(test.config.dataDir, 'sicherung.zip')
    await test.backups.makeAt(zip)
    expect((await readFile(zip)).includes('builds/')).toBe(false)
  })
})
