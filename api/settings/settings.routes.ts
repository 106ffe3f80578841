import { Hono } from 'hono'
import { z } from 'zod'
import { dealer } from '../../shared/dealer.ts'
import { settings, settingsPatch } from '../../shared/settings.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { change } from '../change.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Env, shows } from '../env.ts'
import { ApiError } from '../errors.ts'
import { tags } from '../freshness/tags.ts'
import { answers } from '../openapi/answers.ts'
import { validNested } from '../validate.ts'
import { OutdatedSettings, updateSettings } from './settings.changes.ts'
import { findDealer, findSettings } from './settings.queries.ts'

const OUTDATED = 'Die Einstellungen wurden in der Zwischenzeit geändert'
/** `If-Match` for any version (RFC 9110, 13.1.1). */
const ANY_VERSION = '*'

const settingsAnswer = settings.extend({
  updatedAt: z.iso.datetime().nullable().meta({
    description: 'Null, solange es die Angaben des Musterhändlers sind',
  }),
})

export function settingsRoutes(dependencies: Dependencies) {
  const { db } = dependencies.database
  const current = async () => {
    const { settings, updatedAt } = await findSettings(db)
    return { ...settings, updatedAt }
  }

  return new Hono<Env>()
    .get('/', answers('Alle Einstellungen', settingsAnswer), requireAdmin, async (c) =>
      c.json({ success: true, data: await current() }),
    )
    .put(
      '/',
      answers('Ersetzt die genannten Teile der Einstellungen', settingsAnswer, {
        refusals: [409],
      }),
      requireAdmin,
      validNested('json', settingsPatch),
      async (c) => {
        const patch = c.req.valid('json')
        const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY_VERSION
        const version = seen === ANY_VERSION ? null : seen
        try {
          await change(c, dependencies, (em) => updateSettings(em, patch, version))
        } catch (error) {
          if (!(error instanceof OutdatedSettings)) throw error
          throw new ApiError(409, OUTDATED, { data: await current() })
        }
        return c.json({ success: true, data: await current() })
      },
    )
}

/** What everyone may know of the dealer; every page shows some of it. */
export function dealerRoutes({ database: { db } }: Dependencies) {
  return new Hono<Env>().get('/', answers('Wer der Händler ist', dealer), async (c) => {
    shows(c, tags.settings)
    return c.json({ success: true, data: await findDealer(db) })
  })
}
