import type { Context } from 'hono'

/** Tells caches, our own page store first, which data an answer shows. */
export function tagged(c: Context, tags: Iterable<string>): void {
  c.header('Cache-Tag', [...new Set(tags)].join(','))
}
