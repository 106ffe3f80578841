import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { fillDataDir } from '../demo-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct, sendInquiry } from './ask.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk(48)

describe.skipIf(!disk)('a disk that is full (skipped where no disk may be mounted)', () => {
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    if (!disk) return
    await fillDataDir(disk.folder)
    server = await startServer(disk.folder, { CONTACT_LIMIT: '0' })
    token = await server.token()
    await saveProduct(server, token, { price: 41_000 })
    // Keys are made when they are first asked for.
    for (const path of ['/api/contact/form', '/api/yard/key']) await ask(server, path, { token })
    // What is still being published takes room, and gives some back.
    await server.published()
    disk.fill()
  })
  afterAll(async () => {
    await server?.terminate()
    disk?.remove()
  })

  it('is a 503 with Retry-After for whatever has to be written, again and again', async () => {
    const writes = [
      () => sendInquiry(server, 'Ist der Stapler noch zu haben?'),
      () => saveProduct(server, token, { price: 42_000 }),
      () => ask(server, '/api/auth/login', { body: { username: 'admin', password: PASSWORD } }),
    ]
    for (const write of [...writes, ...writes, ...writes]) {
      const reply = await write()
      expect(reply.status).toBe(503)
      expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(reply.json()).toMatchObject({ success: false, error: expect.stringMatching(/erneut/) })
    }
  })

  it('keeps nobody from reading', async () => {
    expect((await ask(server, '/')).status).toBe(200)
    expect((await ask(server, '/api/contact', { token })).status).toBe(200)
    const { text } = await ask(server, '/api/openapi.json')
    const operations = Object.entries<object>(JSON.parse(text).paths)
    const lists = operations.filter(([path, methods]) => 'get' in methods && !path.includes('{'))
    const failing: string[] = []
    for (const path of ['/contact?spam=true', ...lists.map(([path]) => path)])
      if ((await ask(server, `/api${path}`, { token })).status >= 500) failing.push(path)
    expect(failing).toEqual([])
    expect(await readPrice(server)).toBe(41_000)
  })

  it('is what /healthz says', async () => {
    await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(503)
    expect((await ask(server, '/healthz')).json()).toEqual({ status: 'database' })
  })

  it('leaves nothing behind once there is room again', async () => {
    disk?.free()
    expect((await sendInquiry(server, 'Und jetzt?')).status).toBe(201)
    expect((await saveProduct(server, token, { price: 43_000 })).status).toBe(200)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(43_000))
    await server.token()
    await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(200)
  })
})
