import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { UploadResult } from '../../../shared/images/image.ts'
import type { TestApp } from '../../tests/test-app.ts'

export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } })

/** A plain picture, its left half red and its right half blue. */
export function halves(width: number, height: number) {
  const half = Math.max(1, Math.floor(width / 2))
  const red = { create: { width: half, height, channels: 3, background: 'red' } } as const
  return blank(width, height).composite([{ input: red, left: 0, top: 0 }])
}

export const picture = (width = 60, height = 40) => halves(width, height).jpeg().toBuffer()

/** JPEG of incompressible noise of about so many bytes, with no more pixels than that takes. */
export function noise(bytes: number): Promise<Buffer> {
  const edge = Math.round(Math.sqrt(bytes / 3))
  return sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A file of so many bytes of noise that begins as a WebP picture does. */
export function webp(size: number): Buffer {
  const bytes = randomBytes(size)
  bytes.write('RIFF')
  bytes.writeUInt32LE(size - 8, 4)
  bytes.write('WEBP', 8)
  return bytes
}

/** Small pictures whose heads say that they are larger, which is all that is read of one that is refused. */
export const pretended = {
  async progressiveJpeg(width: number, height: number) {
    const bytes = await blank(60, 40)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const frame = bytes.indexOf('ffc2', 'hex')
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
    return bytes
  },
  async png(width: number, height: number) {
    const bytes = await blank(60, 40).png().toBuffer()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  },
  async webp(width: number, height: number) {
    const bytes = await blank(60, 40).webp().toBuffer()
    const start = bytes.indexOf('9d012a', 'hex')
    bytes.writeUInt16LE(width, start + 3)
    bytes.writeUInt16LE(height, start + 5)
    return bytes
  },
}

type File = [name: string, bytes: Uint8Array | string]

export function formOf(files: File[], field = 'images'): FormData {
  const form = new FormData()
  for (const [name, bytes] of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return form
}

interface Uploaded {
  status: number
  success: boolean
  error?: string
  data: UploadResult
}

/** Sends files as the admin does. */
export async function upload(test: TestApp, files: File[], field?: string): Promise<Uploaded> {
  const response = await test.app.request('/api/upload/images', {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.token}` },
    body: formOf(files, field),
  })
  return { status: response.status, ...(await response.json()) }
}
