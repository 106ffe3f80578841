import type { EntityManager } from '@mikro-orm/sql'
import { type Context, Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import { mayDecide } from '../../../shared/offers/decisions.ts'
import {
  failureInEnglish,
  type OfferPage,
  offerPage,
  readOfferForm,
  type SentOfferForm,
} from '../../../shared/offers/offer-page.ts'
import { missingPage } from '../../../shared/pages/missing.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import {
  answerForm,
  ofToken,
  seeOther,
  type TokenPages,
  tokenPage,
} from '../../base/requests/answers/html.ts'
import { change, type Followers } from '../../base/requests/change/change.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { ApiError, invalid, notFound } from '../../base/requests/http/errors.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { paperAnswer } from '../messages/file-answers.ts'
import { acceptOffer, declineOffer, isDecidedSo } from './offer.decisions.ts'
import type { OfferEntity } from './offer.entity.ts'
import { findSoldSince, machinePages } from './offer.machines.ts'
import { decisionOf, findByToken, paperOf, statusOf, UNKNOWN_OFFER } from './offer.queries.ts'
import { askAboutOffer, questionsAbout, questionThrottle, wasAsked } from './offer-messages.ts'
import { languageOf } from './offer-number.ts'
import { findWithdrawn } from './withdrawn-pages.ts'

const NO_ACTION = 'Bitte wählen Sie, was mit dem Angebot geschehen soll.'

/** Where the page reads what it shows. No address of the API: nobody else may ask. */
const CONTENT = '/offer-page'
/** What the page of an offer of which nothing is left asks for. */
const WITHDRAWN = '/withdrawn-offer'

interface Services extends Followers {
  config: { mail: MailConfig | null; trustProxy: boolean }
  database: Database
  messageFiles: MessageFiles
  outbox: Outbox | null
  throttles: Throttles
}

/**
 * What a customer sees of an offer, and the forms that answer it, for browsers without scripts as well. They come
 * with `Origin: null`, because the page tells nobody its address.
 * @param intake counts what a visitor sends
 */
export function offerPages(
  services: Services,
  intake: { count(address: string): Promise<void> },
  site: TokenPages,
) {
  const { config, database, messageFiles, outbox, throttles } = services
  const { mail } = config

  const questions = questionThrottle(throttles)

  async function show(
    c: Context<Env>,
    found: Found,
    shown: Partial<Shown> = {},
    answer: Partial<Pick<ApiError, 'status' | 'headers'>> = {},
  ) {
    const data = await contentOf(c.var.em, found, shown)
    const content = { path: CONTENT, data }
    const address = data.offer.language === 'en' ? paths.english.offer : paths.offer(data.token)
    return tokenPage(c, site, { address, content, status: 200, ...answer })
  }

  /** An offer that was deleted with its inquiry: nothing is known of it but that it was there. */
  const showWithdrawn = (c: Context<Env>, language: Language, status: 200 | 409 = 200) =>
    tokenPage(c, site, {
      address: language === 'en' ? paths.english.withdrawnOffer : paths.withdrawnOffer,
      content: { path: WITHDRAWN, data: { language } },
      status,
    })

  /** Does what a form asks for, about the version that its page shows. */
  async function answerOffer(c: Context<Env>, offer: OfferEntity, form: SentOfferForm) {
    const { action, values } = form
    const by = { party: 'customer', name: nameIn(form, offer) } as const
    if (action === 'ask') {
      const { question } = values
      if (await wasAsked(c.var.em, offer, question)) return
      await intake.count(clientNetwork(c, config.trustProxy))
      await questions.count(String(offer.id))
      await c.var.em.transactional((em) => askAboutOffer(em, offer.id, question, by, mail))
    } else
      await change(c, services, (em) =>
        action === 'accept'
          ? acceptOffer(em, offer.id, by, { mail, messageFiles })
          : declineOffer(em, offer.id, values.reason, by, mail),
      )
    outbox?.wake()
  }

  return new Hono<Env>()
    .use(`${paths.offers}/*`, secretAddress, ofToken, entityManager(database.orm))
    .get(`${paths.offers}/:token`, async (c, next) => {
      const token = c.req.param('token')
      const found = await findByToken(c.var.em, token)
      if (found) return show(c, found)
      const language = await findWithdrawn(c.var.em, token)
      return language ? showWithdrawn(c, language) : next()
    })
    .get(`${paths.offers}/:token/angebot.pdf`, async (c, next) => {
      const token = c.req.param('token')
      const found = await findByToken(c.var.em, token)
      if (!found)
        return (await findWithdrawn(c.var.em, token)) ? seeOther(paths.offer(token)) : next()
      return paperAnswer(await paperOf(c.var.em, found.offer))
    })
    .post(`${paths.offers}/:token`, async (c) => {
      const token = c.req.param('token')
      const find = () => findByToken(c.var.em, token)
      return answerForm(c, {
        async handle(sent) {
          // What was said to an earlier version is not said to this one.
          const found = await find()
          if (!found) throw notFound(UNKNOWN_OFFER)
          const form = requireComplete(readOfferForm(sent, languageOf(found.offer)))
          await answerOffer(c, found.asked, form)
          if (form.action !== 'ask') return seeOther(paths.offer(token))
          // What else is filled in is on this page alone.
          return show(c, found, { hasAsked: true, values: { ...form.values, question: '' } })
        },
        async showRefused(failure, sent) {
          const found = await find()
          const withdrawn = found ? null : await findWithdrawn(c.var.em, token)
          if (withdrawn) return showWithdrawn(c, withdrawn, 409)
          if (!found) return tokenPage(c, site, { address: missingPage('angebot'), status: 404 })
          const spoken = languageOf(found.offer)
          const form = sent && readOfferForm(sent, spoken)
          if (form && isSaid(found.asked, form)) return seeOther(paths.offer(token))
          const { status, headers } = failure
          const message =
            spoken === 'en'
              ? failureInEnglish(failure.status, statusOf(found.offer))
              : failure.message
          const { action = null, errors = {}, values = {} } = form ?? {}
          const isInFields = Object.keys(errors).length > 0
          const refused = { action, errors, ...(!isInFields && { failure: message }) }
          return show(c, found, { refused, values }, { status, headers })
        },
      })
    })
}

/** @throws {ApiError} 400 */
function requireComplete(form: SentOfferForm | null): SentOfferForm {
  if (!form) throw new ApiError(400, NO_ACTION)
  if (Object.keys(form.errors).length > 0) throw invalid({})
  return form
}

const nameIn = ({ values }: SentOfferForm, { content, inquiry }: OfferEntity) =>
  values.name || content.recipient.name || inquiry.name

/** Whether what failed is so all the same: it was pressed twice, or failed after it was done. */
function isSaid(offer: OfferEntity, form: SentOfferForm): boolean {
  const { action, values } = form
  if (action === 'ask') return false
  return isDecidedSo(offer, { action, name: nameIn(form, offer), reason: values.reason })
}

type Found = NonNullable<Awaited<ReturnType<typeof findByToken>>>
/** What the page shows of a form that was sent. */
type Shown = Pick<OfferPage, 'hasAsked' | 'refused' | 'values'>

async function contentOf(
  em: EntityManager,
  { offer, asked }: Found,
  { hasAsked = false, refused = null, values = {} }: Partial<Shown>,
): Promise<OfferPage> {
  const status = statusOf(offer)
  // Of an order the dealer decides.
  const sold = mayDecide('customer', 'accept', status) ? await findSoldSince(em, offer) : []
  return offerPage.parse({
    token: offer.token,
    status,
    offer: offer.sent,
    decision: decisionOf(offer),
    machines: offer.sent ? await machinePages(em.getKysely<Tables>(), offer.sent) : {},
    sold: sold.flatMap(({ productId }) => productId ?? []),
    pdfSha256: offer.pdfSha256,
    isNewer: offer !== asked,
    questions: await questionsAbout(em, offer),
    hasAsked,
    values,
    refused,
  })
}
