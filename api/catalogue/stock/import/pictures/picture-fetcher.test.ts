import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_BYTES } from '../../../../../shared/images/image.ts'
import { PictureFetcher } from './picture-fetcher.ts'

const PRIVATE = 'Die Adresse führt in ein privates Netz'

let server: Server
let port: string
let asked: string[]
let folder: string
beforeEach(async () => {
  asked = []
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-pictures-'))
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    if (!headers['user-agent']) return response.writeHead(403).end()
    if (url === '/picture') return response.end('picture')
    if (url === '/large') return response.end(Buffer.alloc(IMAGE_BYTES + 1))
    const target = new URL(url, 'http://x').searchParams.get('to')
    if (target) return response.writeHead(302, { Location: target }).end()
    return response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = String(typeof address === 'object' && address?.port)
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const target = () => join(folder, 'picture')
const allowed = () => new PictureFetcher({ addresses: ['127.0.0.1'], ports: [port] })
/** As in production, but for the port, which a test cannot choose. */
const guarded = () => new PictureFetcher({ addresses: [], ports: [port] })
const redirect = (to: string) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(to)}`

describe('a picture of another server', () => {
  it('is fetched, also after a redirect', async () => {
    await allowed().fetch(redirect(`http://127.0.0.1:${port}/picture`), target())
    expect(await readFile(target(), 'utf8')).toBe('picture')
  })

  it.each([
    ['/large', 'Bild ist größer als 5 MB'],
    ['/nothing', 'Der andere Server antwortet mit 404'],
  ])('is refused at %s: %s', async (path, message) => {
    const fetched = allowed().fetch(`http://127.0.0.1:${port}${path}`, target())
    await expect(fetched).rejects.toThrow(message)
  })

  it('is not looked for through more than three redirects', async () => {
    const path = `http://127.0.0.1:${port}/picture`
    const through = (times: number): string => (times === 0 ? path : redirect(through(times - 1)))
    await allowed().fetch(through(3), target())
    await expect(allowed().fetch(through(4), target())).rejects.toThrow('leitet zu oft weiter')
  })
})

describe('a private network', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '[fe80::1]',
    '[fd00::1]',
  ])('is never connected to: %s', async (host) => {
    const fetched = guarded().fetch(`http://${host}:${port}/picture`, target())
    await expect(fetched).rejects.toThrow(PRIVATE)
    expect(asked).toEqual([])
  })

  it('is never connected to by a redirect', async () => {
    const fetcher = new PictureFetcher({ addresses: ['127.0.0.1'], ports: [port] })
    for (const host of ['[::1]', '127.0.0.2', '10.0.0.1', '169.254.169.254'])
      await expect(
        fetcher.fetch(redirect(`http://${host}:${port}/picture`), target()),
      ).rejects.toThrow(PRIVATE)
    expect(asked).toHaveLength(4)
    await expect(fetcher.fetch(redirect('file:///etc/passwd'), target())).rejects.toThrow('http')
  })

  it('is never connected to by a name that resolves to it, whatever it resolved to before', async () => {
    const fetcher = new PictureFetcher({
      addresses: [],
      ports: [port],
      lookup: (_name, options, answer) =>
        options.all
          ? answer(null, [{ address: '127.0.0.1', family: 4 }])
          : answer(null, '127.0.0.1', 4),
    })
    const fetched = fetcher.fetch(`http://bilder.example:${port}/picture`, target())
    await expect(fetched).rejects.toThrow(PRIVATE)
    expect(asked).toEqual([])
  })

  it('is not reached by unusual ports either', async () => {
    const fetched = new PictureFetcher().fetch(`http://127.0.0.1:${port}/picture`, target())
    await expect(fetched).rejects.toThrow('Von dieser Adresse werden keine Bilder geholt')
  })
})
