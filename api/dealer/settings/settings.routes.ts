import { Hono } from 'hono'
import { z } from 'zod'
import { dealer } from '../../../shared/dealer/dealer.ts'
import {
  sentSettings,
  settings,
  storedSettings,
  testMailAnswer,
} from '../../../shared/dealer/settings.ts'
import type { Database } from '../../base/data/db/database.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { historyRoutes } from '../../base/requests/history/history.routes.ts'
import { toInput } from '../../base/requests/history/history.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import { FOREVER } from '../../base/requests/http/caching.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../base/requests/http/route-marks.ts'
import { validWhole } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { requirePermission } from '../permissions/require.ts'
import { belongsTo, foreignHouse, isCopy } from './house.ts'
import { logoOf, receiveLogo } from './logo.ts'
import { changeLogo, updateSettings } from './settings.changes.ts'
import { SETTINGS_TAG } from './settings.entity.ts'
import { ONLY_ROW } from './settings.parts.ts'
import { findDealer, findLogo, findSettings } from './settings.queries.ts'
import { sendTestMail } from './test-mail.ts'

export function settingsRoutes(
  dependencies: Followers & {
    config: { siteUrl: string; trustProxy: boolean }
    database: Database
    outbox: Outbox | null
  },
) {
  const { config, outbox } = dependencies
  const { db } = dependencies.database
  const current = async () => {
    const { settings, logo, updatedAt } = await findSettings(db)
    const house = await foreignHouse(db, config.siteUrl)
    const mail = { ...settings.mail, paused: house !== null }
    return { ...settings, ...(house && { house }), mail, logo: logoOf(logo), updatedAt }
  }

  const mayEdit = requirePermission('settings.edit')
  const history = historyRoutes(db, {
    kind: 'settings',
    path: '',
    parameters: z.object({}),
    mayRead: mayEdit,
    mayRestore: mayEdit,
    answer: storedSettings,
    subjectOf: () => ONLY_ROW,
    compare: async (_c, _subject, state) => [(await findSettings(db)).settings, state],
    async restore(c, _, state) {
      const options = { version: seenVersion(c), current, action: 'restored' } as const
      await change(c, dependencies, (em) => updateSettings(em, toInput(settings, state), options))
      return current()
    },
  })

  return new Hono<Env>()
    .route('/', history)
    .get('/', describes('Alle Einstellungen', storedSettings), mayEdit, async (c) =>
      ok(c, await current()),
    )
    .put(
      '/',
      describes('Ersetzt die genannten Teile der Einstellungen', storedSettings, {
        refusals: [409],
      }),
      mayEdit,
      validWhole('json', sentSettings, ['logo', 'updatedAt', 'house']),
      async (c) => {
        const { mail, ...parts } = c.req.valid('json')
        const { paused, ...mailFields } = mail ?? {}
        const isMailChanged = Object.keys(mailFields).length > 0
        const patch = isMailChanged ? { ...parts, mail: mailFields } : parts
        const options = { version: seenVersion(c), current }
        const isHouse = paused === false && (await isCopy(db, config.siteUrl))
        await change(c, dependencies, async (em) => {
          if (isHouse) await belongsTo(em, config.siteUrl)
          return updateSettings(em, patch, options)
        })
        if (isHouse) {
          auditCall(c, config, 'resumed', { object: `site ${config.siteUrl}` })
          outbox?.wake()
        }
        return ok(c, await current())
      },
    )
    .put(
      '/logo',
      ownBodyLimit,
      describes('Ersetzt das Logo, eine SVG-, PNG- oder JPG-Datei im Feld „logo“', storedSettings, {
        refusals: [400, 413, 415],
        form: z.object({ logo: z.file() }),
      }),
      mayEdit,
      async (c) => {
        const prepared = await receiveLogo(c.req.raw)
        await change(c, dependencies, (em) => changeLogo(em, prepared))
        return ok(c, await current())
      },
    )
    .post(
      '/test-mail',
      describes('Sendet eine Testnachricht an die Empfänger der Anfragen', testMailAnswer, {
        refusals: [409],
      }),
      mayEdit,
      async (c) => ok(c, { recipients: await sendTestMail(db, dependencies.outbox) }),
    )
    .delete(
      '/logo',
      describes('Zeigt statt des Logos wieder das Zeichen der Website', storedSettings),
      mayEdit,
      async (c) => {
        await change(c, dependencies, (em) => changeLogo(em, null))
        return ok(c, await current())
      },
    )
}

/** Under an address that changes with the logo. A drawing gets no chance to run anything. */
export function logoRoutes({ database: { db } }: { database: Database }) {
  return new Hono<Env>().get('/:file', async (c) => {
    const bytes = await findLogo(db, c.req.path)
    if (!bytes) throw notFound('Bild nicht gefunden')
    const type = c.req.path.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    return new Answer(bytes, {
      'Content-Type': type,
      'Cache-Control': FOREVER,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }).respond(c.req)
  })
}

/** What everyone may know of the dealer; every page shows some of it. */
export function dealerRoutes({ database: { db } }: { database: Database }) {
  return new Hono<Env>().get('/', describes('Wer der Händler ist', dealer), async (c) => {
    shows(c, SETTINGS_TAG)
    return ok(c, await findDealer(db))
  })
}
