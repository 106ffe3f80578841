import { type Context, Hono } from 'hono'
import {
  ASKED,
  type OfferPage,
  offerPage,
  type RefusedOfferForm,
  readOfferForm,
} from '../../../shared/offers/offer-page.ts'
import { paths } from '../../../shared/paths.ts'
import { TOKEN_PAGE_HEADERS } from '../../base/answers/html.ts'
import { answerUnknownToken, type TokenPages, tokenPage } from '../../base/answers/token-page.ts'
import { change, type Followers } from '../../base/change/change.ts'
import type { Database } from '../../base/db/database.ts'
import { readUrlEncodedForm } from '../../base/forms/url-encoded-form.ts'
import { entityManager } from '../../base/http/entity-manager.ts'
import type { Env } from '../../base/http/env.ts'
import { ApiError, asApiError } from '../../base/http/errors.ts'
import { limitBody } from '../../base/http/json-body.ts'
import type { MailConfig } from '../../base/mail/mail-config.ts'
import type { Outbox } from '../../base/mail/outbox.ts'
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

/**
 * What a customer sees of an offer, and what he says to it: forms, for browsers without scripts as well. They come
 * with `Origin: null`, because the page tells nobody its address.
 */
export function offerPages(services: Services, site: TokenPages) {
  const { config, database, outbox } = services
  const { mail } = config

  async function show(
    c: Context<Env>,
    found: Found,
    { status = 200, refused = null }: { status?: number; refused?: RefusedOfferForm | null } = {},
  ) {
    const data = await contentOf(c, found, refused)
    const address = paths.offer(data.token)
    return tokenPage(c, site, { address, content: { path: CONTENT, data }, status })
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
    .use(`${paths.offers}/*`, entityManager(database.orm))
    .get(`${paths.offers}/:token`, async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      return found ? show(c, found) : answerUnknownToken(c, next)
    })
    .get(`${paths.offers}/:token/angebot.pdf`, async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      if (!found) return answerUnknownToken(c, next)
      const { name, content } = await paperOf(c.var.em, found.offer)
      return new Response(new Uint8Array(content), {
        headers: {
          ...TOKEN_PAGE_HEADERS,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${name}"`,
        },
      })
    })
    .post(`${paths.offers}/:token`, limitBody, async (c, next) => {
      const found = await findByToken(c.var.em, c.req.param('token'))
      if (!found) return answerUnknownToken(c, next)
      const form = readOfferForm(await readUrlEncodedForm(c))
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
