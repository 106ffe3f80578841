import type { MiddlewareHandler } from 'hono'
import { type Assets, HASHED } from '../static/assets.ts'
import type { OtherBuilds } from './other-builds.ts'

/** Answers with a file of this build, or of another one that visitors still have pages of. */
export const buildAssets = (own: Assets, others: OtherBuilds): MiddlewareHandler =>
  async function buildAssets(c, next) {
    const { path } = c.req
    const asset = own.get(path) ?? (path.startsWith(HASHED) ? await others.find(path) : null)
    return asset?.respond(c.req) ?? next()
  }
