import { Hono } from 'hono'
import { appPaths } from '../../../shared/addresses/app-paths.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import { INK, PAPER } from '../../../shared/images/colours.ts'
import type { Database } from '../../base/data/db/database.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { SETTINGS_TAG } from './settings.entity.ts'
import { findDealer } from './settings.queries.ts'

/** What a phone needs to put the yard on its home screen (W3C Web Application Manifest). */
export function appManifest({ database: { db } }: { database: Database }) {
  return new Hono<Env>().get(appPaths.manifest, async (c) => {
    shows(c, SETTINGS_TAG)
    const { shortName } = await findDealer(db)
    const icons = ([192, 512] as const).map((edge) => ({
      src: appPaths.icon(edge),
      sizes: `${edge}x${edge}`,
      type: 'image/png',
    }))
    const maskable = { src: appPaths.maskableIcon, sizes: '512x512', type: 'image/png' }
    const manifest = {
      id: paths.adminYard(),
      name: `Hof ${shortName}`,
      short_name: 'Hof',
      lang: 'de',
      start_url: paths.adminYard(),
      scope: '/admin/',
      display: 'standalone',
      theme_color: INK,
      background_color: PAPER,
      icons: [...icons, { ...maskable, purpose: 'maskable' }],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'no-cache',
    })
  })
}
