import { Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import { mark } from '../../../shared/images/mark.ts'
import type { Database } from '../../base/data/db/database.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { SETTINGS_TAG } from './settings.entity.ts'
import { findDealer } from './settings.queries.ts'

/** The icon of each page, which says the dealer's name and has their colour. */
export function siteIcon({ database: { db } }: { database: Database }) {
  return new Hono<Env>().get(paths.icon, async (c) => {
    shows(c, SETTINGS_TAG)
    const { shortName, accentColour } = await findDealer(db)
    return c.body(mark(shortName, accentColour), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'no-cache',
    })
  })
}
