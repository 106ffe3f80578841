import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../env.ts'
import { notFound } from '../errors.ts'
import { Answer } from '../visitor-cache/answer.ts'
import { FOREVER } from './assets.ts'

/** Only pictures of a known size are served from the uploads. */
const PICTURE = '/:size{original|large|medium}/:file{[\\w-]+\\.(?:webp|avif)}'

const UNKNOWN = 'Bild nicht gefunden'

export function uploads({ images: { folder } }: Pick<Dependencies, 'images'>) {
  return new Hono<Env>()
    .get(PICTURE, async (c) => {
      const { size, file } = c.req.param()
      const picture = await readFile(join(folder, size, file)).catch(() => null)
      if (!picture) throw notFound(UNKNOWN)
      const headers = {
        'Content-Type': `image/${extname(file).slice(1)}`,
        'Cache-Control': FOREVER,
      }
      return new Answer(picture, headers).respond(c.req)
    })
    .get('*', () => {
      throw notFound(UNKNOWN)
    })
}
