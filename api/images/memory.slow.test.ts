import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadResult } from '../../shared/image.ts'
import { blank, formOf, noise } from './testing.ts'

const SERVER = fileURLToPath(new URL('../testing/serve-test-app.ts', import.meta.url))
const MB = 1024 * 1024

/** A server in a process of its own, whose memory nobody else uses. */
async function startServer() {
  const child = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const { address, token } = JSON.parse(String(line))
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
    /** The most memory that the server and its process for pictures ever had, in MB. */
    async peak() {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      const peaks = await Promise.all([child.pid, ...children.trim().split(' ')].map(peakOf))
      return peaks.reduce((sum, peak) => sum + peak)
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function peakOf(pid: number | string | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

describe.skipIf(!existsSync('/proc/self/status'))('the memory of the server', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('stays below 512 MB, whatever pictures come', async () => {
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
    const peak = await server.peak()
    console.log(`Peak while taking pictures: ${Math.round(peak)} MB`)
    expect(peak).toBeLessThan(512)
  })
})
