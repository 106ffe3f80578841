import { type Context, Hono, type Next } from 'hono'
import { APPOINTMENT, TAKEN } from '../../../shared/addresses/parameters.ts'
import { CONTACT_SENT, paths } from '../../../shared/addresses/paths.ts'
import { inquiryCopy } from '../../../shared/inquiries/inquiry-copy.ts'
import type { Database } from '../../base/data/db/database.ts'
import { ofToken, type TokenPages, tokenPage } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import { currentContact } from '../../dealer/settings/mail-sender.ts'
import { callbackAttachment } from '../inquiries/callback-attachment.ts'
import type { CopyTickets } from './inquiry-copy.ts'
import { findCopy } from './inquiry-copy.ts'

/** Where the page reads what it shows. No address of the API: nobody else may ask. */
const CONTENT = '/inquiry-copy'

/** Shows the sender of an inquiry what was sent, to print it, and the time of the callback as a calendar file. */
export function inquiryCopyPages(
  {
    config: { siteUrl },
    database,
    hasEnglish,
  }: { config: { siteUrl: string }; database: Database; hasEnglish: () => Promise<boolean> },
  tickets: CopyTickets,
  site: TokenPages,
) {
  async function show(c: Context<Env, `${string}/:token`>, next: Next, address: string) {
    const copy = await findCopy(c.var.em, tickets, c.req.param('token'))
    if (!copy) return next()
    const isTimeTaken = c.req.query(APPOINTMENT) === TAKEN
    const data = inquiryCopy.parse({ ...copy, isTimeTaken })
    const content = { path: CONTENT, data }
    return tokenPage(c, site, { address, content, status: 200 })
  }

  const ofOne = [secretAddress, ofToken, entityManager(database.orm)] as const

  return new Hono<Env>()
    .use(`${CONTACT_SENT}/*`, ...ofOne)
    .use(`${paths.english.sent}/*`, ...ofOne)
    .get(`${CONTACT_SENT}/:token`, (c, next) => show(c, next, CONTACT_SENT))
    .get(`${paths.english.sent}/:token`, async (c, next) =>
      (await hasEnglish()) ? show(c, next, paths.english.sent) : next(),
    )
    .get(`${CONTACT_SENT}/:token/termin.ics`, async (c, next) => {
      const { em } = c.var
      const copy = await findCopy(em, tickets, c.req.param('token'))
      if (!copy) return next()
      const file = callbackAttachment(copy, await currentContact(em), siteUrl)
      if (!file) return next()
      return c.body(new Uint8Array(file.content), 200, {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename="${file.filename}"`,
      })
    })
}
