import { type Context, Hono } from 'hono'
import {
  ASKED,
  type OfferPage,
  offerPage,
  type RefusedOfferForm,
  readOfferForm,
} from '../../../shared/offers/offer-page.ts'
import { paths } from '../../../shared/paths.ts'
import { html, pageUnavailable, TOKEN_PAGE_HEADERS } from '../../base/answers/html.ts'
import { change, type Followers } from '../../base/change/change.ts'
import type { Database } from '../../base/db/database.ts'
import { logFailure } from '../../base/db/outage.ts'
import { sentForm } from '../../base/forms/sent-form.ts'
import { entityManager } from '../../base/http/entity-manager.ts'
import type { Env } from '../../base/http/env.ts'
import { ApiError, asApiError } from '../../base/http/errors.ts'
import { limitBody } from '../../base/http/json-body.ts'
import type { MailConfig } from '../../base/mail/mail-config.ts'
import type { Outbox } from '../../base/mail/outbox.ts'
import { Busy } from '../../base/semaphore.ts'
import { acceptOffer, askAboutOffer, declineOffer } from './offer.decisions.ts'
import type { OfferEntity } from './offer.entity.ts'
import { decisionOf, findByToken, paperOf, statusOf } from './offer.queries.ts'

const NO_ACTION = 'Bitte wählen Sie, was mit dem Angebot geschehen soll.'

/** Where the page reads what it shows. No address of the API: nobody else may ask. */
const CONTENT = '/offer-page'

interface Services extends Followers {
  config: { mail: MailConfig | null }
  database: Database
  outbox: Outbox | null
}

/** Renders a page with answers in place of the API. */
interface Pages {
  pages: {
    preview(
      address: string,
      instead: (path: string) => Response | null,
    ): Promise<{ status: number; html: string }>
  }
}

/**
 * What a customer sees of an offer, and what he says to it: forms, for browsers without scripts as well. They come
 * with `Origin: null`, because the page tells nobody its address.
 */
export function offerPages(services: Services, { pages }: Pages) {
  const { config, database, outbox } = services
  const { mail } = config

  async function show(
    c: Context<Env>,
    found: Found,
    { status = 200, refused = null }: { status?: number; refused?: RefusedOfferForm | null } = {},
  ) {
    const content = await contentOf(c, found, refused)
    try {
      const page = await pages.preview(paths.offer(content.token), (path) =>
        path === CONTENT ? Response.json({ success: true, data: content }) : null,
      )
      return html(page.status === 200 ? status : page.status, page.html, TOKEN_PAGE_HEADERS)
    } catch (error) {
      if (!(error instanceof Busy)) logFailure('GET /angebot', error)
      return pageUnavailable()
    }
  }

  async function act(
    c: Context<Env>,
    offer: OfferEntity,
    { action, values }: NonNullable<ReturnType<typeof readOfferForm>>,
  ): Promise<string> {
    const { name, reason, question } = values
    const customer = name || offer.content.recipient.name || offer.inquiry.name
    const by = { mail, author: null, name: customer }
    const page = paths.offer(offer.token ?? '')
    if (action === 'ask') {
      await c.var.em.transactional((em) => askAboutOffer(em, offer.id, question, by))
      return `${page}?${ASKED}=1`
    }
    await change(c, services, (em) =>
      action === 'accept' ? acceptOffer(em, offer.id, by) : declineOffer(em, offer.id, reason, by),
    )
    return page
  }

  return new Hono<Env>()
    .use('/angebot/*', entityManager(database.orm))
    .get('/angebot/:token', async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      return found ? show(c, found) : nowhere(c, next)
    })
    .get('/angebot/:token/angebot.pdf', async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      if (!found) return nowhere(c, next)
      const { name, content } = await paperOf(c.var.em, found.offer)
      return new Response(new Uint8Array(content), {
        headers: {
          ...TOKEN_PAGE_HEADERS,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${name}"`,
        },
      })
    })
    .post('/angebot/:token', limitBody, async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      if (!found) return nowhere(c, next)
      const form = readOfferForm(await sentForm(c))
      if (!form) throw new ApiError(400, NO_ACTION)
      if (Object.keys(form.errors).length > 0) return show(c, found, { status: 400, refused: form })
      try {
        // What was said to an earlier version is not said to this one.
        const location = await act(c, found.asked, form)
        outbox?.wake()
        return new Response(null, {
          status: 303,
          headers: { ...TOKEN_PAGE_HEADERS, Location: location },
        })
      } catch (error) {
        if (!(error instanceof Error)) throw error
        const { status, message } = asApiError(error, c)
        c.var.em.clear()
        const now = await findByToken(c.var.em, c.req.param('token'))
        return show(c, now ?? found, { status, refused: { ...form, failure: message } })
      }
    })
}

type Found = NonNullable<Awaited<ReturnType<typeof findByToken>>>

/** The page that says that there is none, which tells nobody its address either. */
async function nowhere(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) c.header(name, value)
}

async function contentOf(
  c: Context<Env>,
  { offer, asked }: Found,
  refused: RefusedOfferForm | null,
): Promise<OfferPage> {
  return offerPage.parse({
    token: offer.token,
    status: statusOf(offer),
    offer: offer.sent,
    decision: decisionOf(offer),
    pdfSha256: offer.pdfSha256,
    isNewer: offer !== asked,
    hasAsked: new URL(c.req.url).searchParams.has(ASKED),
    refused,
  })
}
