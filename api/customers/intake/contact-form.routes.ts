import { type Context, Hono } from 'hono'
import { APPOINTMENT, paths, TIME_TAKEN } from '../../../shared/addresses/paths.ts'
import { contactInput } from '../../../shared/inquiries/contact-input.ts'
import { parseRequest } from '../../../shared/inquiries/contact-request.ts'
import {
  ASKS_TIMES,
  contactProblems,
  type RefusedForm,
  readContactForm,
} from '../../../shared/inquiries/contact-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import { html, htmlOr503 } from '../../base/requests/answers/html.ts'
import { answerForm, seeOther } from '../../base/requests/answers/page-form.ts'
import { refuseFromElsewhere } from '../../base/requests/forms/from-elsewhere.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import { entityManager } from '../../base/requests/http/entity-manager.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { type ApiError, invalid } from '../../base/requests/http/errors.ts'
import type { InquiryIntake } from './inquiry-intake.ts'

/** Renders a page with a form as it was filled in. */
interface Forms {
  pages: {
    withForm(address: string, form: RefusedForm): Promise<{ html: string }>
    forOne(address: string): Promise<{ html: string }>
  }
}

/**
 * The contact form of a browser without scripts. It is sent to the address of the page that it stands on. The
 * answer is a page: a confirmation, or the same page with the form as it was filled in.
 */
export function contactForms(
  { config, database }: { config: { siteUrl: string; trustProxy: boolean }; database: Database },
  intake: InquiryIntake,
  { pages }: Forms,
) {
  async function receive(c: Context<Env>, form: ReturnType<typeof readContactForm>) {
    refuseFromElsewhere(c, config.siteUrl)
    const asked = parseRequest(new URL(c.req.url).search)
    const { productIds, concern } = asked
    const quantities = { ...asked.quantities, ...form.quantities }
    const callbackAt = form.callbackAt || null
    const input = contactInput.parse({ ...form, productIds, quantities, concern, callbackAt })
    return intake.receive(c.var.em, input, clientNetwork(c, config.trustProxy))
  }

  async function showAgain(
    c: Context<Env>,
    form: RefusedForm,
    { status, headers }: Pick<ApiError, 'status' | 'headers'>,
  ) {
    const { pathname, search } = new URL(c.req.url)
    return htmlOr503(c, async () => {
      const page = await pages.withForm(pathname + search, form)
      return html(status, page.html, { 'Cache-Control': 'no-store', ...headers })
    })
  }

  /** With the times for a callback, which are true only now. */
  async function showTimes(c: Context<Env>) {
    const { pathname, search } = new URL(c.req.url)
    return htmlOr503(c, async () => {
      const page = await pages.forOne(pathname + search)
      return html(200, page.html, { 'Cache-Control': 'no-store' })
    })
  }

  return new Hono<Env>()
    .get(paths.contact, (c, next) => (c.req.query(APPOINTMENT) === '1' ? showTimes(c) : next()))
    .on('POST', [paths.contact, paths.service], entityManager(database.orm), (c) =>
      answerForm(c, {
        async handle(sent) {
          const form = readContactForm(sent)
          if (sent.has(ASKS_TIMES)) {
            const { website: _, ...values } = form
            const filled = { ...values, callback: true }
            return showAgain(c, { values: filled, errors: {} }, { status: 200, headers: {} })
          }
          if (Object.keys(contactProblems(form)).length > 0) throw invalid({})
          const { address, callbackAt } = await receive(c, form)
          const isTimeTaken = form.callbackAt && !callbackAt
          return seeOther(address + (isTimeTaken ? TIME_TAKEN : ''))
        },
        async showRefused(failure, sent) {
          if (!sent) throw failure
          const { website: _, ...values } = readContactForm(sent)
          const errors = contactProblems(values)
          const isInFields = Object.keys(errors).length > 0
          const form = { values, errors, ...(!isInFields && { failure: failure.message }) }
          return showAgain(c, form, failure)
        },
      }),
    )
}
