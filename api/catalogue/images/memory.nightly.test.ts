import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadResult } from '../../../shared/images/image.ts'
import { limitMemory } from '../../tests/memory-limit.ts'
import { blank, formOf, noise } from './images.testing.ts'

const SERVER = fileURLToPath(new URL('../../tests/serve-test-app.ts', import.meta.url))
const MB = 1024 * 1024

const limit = limitMemory(512)

/** A server in a process of its own, on a machine that has no more memory than that. */
async function startServer() {
  const command = `${limit?.enter} && exec "$0" "$1"`
  const child = spawn('sh', ['-c', command, process.execPath, SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ address, token }] = await once(child, 'message')
  return {
    async upload(files: [string, Uint8Array][]) {
      const response = await fetch(`http://127.0.0.1:${address.port}/api/upload/images`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: formOf(files),
      })
      const { data }: { data: UploadResult } = await response.json()
      return data
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
      limit?.remove()
    },
  }
}

describe.skipIf(!limit)('a machine with 512 MB (where its memory can be limited)', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('is enough, whatever pictures come', async () => {
    const busy = await noise(4.9 * MB)
    const padded = Buffer.concat([await noise(MB / 10), Buffer.alloc(4.7 * MB)])
    const twenty = Array.from({ length: 20 }, (_, i): [string, Buffer] => [
      `${i}.jpg`,
      i % 5 === 0 ? busy : padded,
    ])
    const photograph = await blank(12_000, 9_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const unpacking = await blank(12_000, 9_000).jpeg({ progressive: true }).toBuffer()

    const [first, second] = await Promise.all([
      server.upload(twenty),
      server.upload([
        ['108 Megapixel.jpg', photograph],
        ['am Stück.jpg', unpacking],
      ]),
    ])
    expect(first.uploaded).toHaveLength(20)
    expect(second.uploaded).toHaveLength(1)
    expect(second.errors.map(({ filename }) => filename)).toEqual(['am Stück.jpg'])
  })
})
