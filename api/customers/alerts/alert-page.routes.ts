import { type Context, Hono } from 'hono'
import {
  type AlertPage,
  alertForm,
  alertPage,
  searchAlertInput,
} from '../../../shared/alerts/search-alert.ts'
import { soughtQuery, soughtState, soughtText } from '../../../shared/alerts/sought.ts'
import { fieldErrors } from '../../../shared/envelope.ts'
import { TRAP } from '../../../shared/inquiries/trap.ts'
import { paths } from '../../../shared/paths.ts'
import { TOKEN_PAGE_HEADERS } from '../../base/answers/html.ts'
import { answerUnknownToken, type TokenPages, tokenPage } from '../../base/answers/token-page.ts'
import type { Database } from '../../base/db/database.ts'
import { refuseFromElsewhere } from '../../base/forms/from-elsewhere.ts'
import { readUrlEncodedForm } from '../../base/forms/url-encoded-form.ts'
import { clientNetwork } from '../../base/http/client-address.ts'
import { entityManager } from '../../base/http/entity-manager.ts'
import type { Env } from '../../base/http/env.ts'
import { ApiError, asApiError } from '../../base/http/errors.ts'
import { limitBody } from '../../base/http/json-body.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { changeAlert, confirmAlert, endAlert } from './alert.changes.ts'
import { countOf, findByToken } from './alert.queries.ts'
import type { AlertIntake } from './alert-intake.ts'
import { ALL } from './alert-mails.ts'
import { lastDayOf } from './alert-times.ts'
import type { SearchAlertEntity } from './search-alert.entity.ts'

/** Where the pages read what they show. No address of the API: nobody else may ask. */
const CONTENT = '/alert-page'
/** The page of an alert after something was done with it. */
const DONE = 'erledigt'

interface Services {
  config: { siteUrl: string; trustProxy: boolean }
  database: Database
}

/**
 * What somebody sees of his search alert, and what he does with it: forms, for browsers without scripts as well. They
 * come with `Origin: null`, because the page tells nobody its address; so does what mail programs send (RFC 8058).
 */
export function alertPages({ config, database }: Services, intake: AlertIntake, site: TokenPages) {
  const show = (c: Context<Env>, page: AlertPage, status = 200) => {
    const content = { path: CONTENT, data: alertPage.parse(page) }
    return tokenPage(c, site, { address: paths.alerts, content, status })
  }

  const soughtBy = async (query: string) =>
    soughtText(soughtState(query), await listCategories(database.db, false))

  async function showForm(c: Context<Env>, parameters: URLSearchParams, refused?: Refused) {
    const query = soughtQuery(parameters, await listCategories(database.db, false))
    const sought = await soughtBy(query)
    const { status = 200, ...form } = refused ?? { email: '' }
    return show(c, { kind: 'form', query, sought, ...form }, status)
  }

  async function showAlert(c: Context<Env>, alert: SearchAlertEntity) {
    const { token, query, mailbox, confirmedAt } = alert
    const done = alertForm.shape.action.safeParse(c.req.query(DONE)).data ?? null
    return show(c, {
      ...{ kind: 'alert', token, query, done },
      sought: await soughtBy(query),
      confirmed: Boolean(confirmedAt),
      until: lastDayOf(alert),
      count: await countOf(c.var.em, mailbox, new Date()),
    })
  }

  /** @returns whether it is still there */
  async function act(c: Context<Env>, token: string, form: FormData, action: Action) {
    const found = action === 'change' ? await intake.seekNow(parametersOf(form)) : null
    return c.var.em.transactional(async (em) => {
      const alert = await findByToken(em, token, new Date())
      if (!alert) return false
      if (action === 'end' || action === 'endAll') {
        await endAlert(em, alert, action === 'endAll')
        return false
      }
      if (found) await changeAlert(em, alert, found)
      // Whoever changes or renews it has read our mail.
      confirmAlert(alert, new Date())
      return true
    })
  }

  return (
    new Hono<Env>()
      .use(paths.alerts, entityManager(database.orm))
      .use(`${paths.alerts}/*`, entityManager(database.orm))
      .get(paths.alerts, (c) => showForm(c, new URL(c.req.url).searchParams))
      .post(paths.alerts, limitBody, async (c) => {
        const form = await readUrlEncodedForm(c)
        const values = { email: textIn(form, 'email'), query: textIn(form, 'query') }
        const { data, error } = searchAlertInput.safeParse({
          ...values,
          website: textIn(form, TRAP.name),
        })
        const parameters = new URLSearchParams(values.query)
        if (error) {
          const { email = [], query = [] } = fieldErrors(error)
          const [text = ''] = [...email, ...query]
          return showForm(c, parameters, { email: values.email, error: text, status: 400 })
        }
        try {
          refuseFromElsewhere(c, config.siteUrl)
          await intake.receive(c.var.em, data, clientNetwork(c, config.trustProxy))
          return show(c, { kind: 'asked' }, 202)
        } catch (thrown) {
          if (!(thrown instanceof Error)) throw thrown
          const { status, message } = asApiError(thrown, c)
          return showForm(c, parameters, { email: values.email, failure: message, status })
        }
      })
      .get(`${paths.alerts}/:token`, async (c, next) => {
        const alert = await findByToken(c.var.em, c.req.param('token'), new Date())
        return alert ? showAlert(c, alert) : answerUnknownToken(c, next)
      })
      .post(`${paths.alerts}/:token`, limitBody, async (c, next) => {
        const token = c.req.param('token')
        if (!(await findByToken(c.var.em, token, new Date()))) return answerUnknownToken(c, next)
        const form = await readUrlEncodedForm(c)
        const { data, error } = alertForm.safeParse({ action: textIn(form, 'action') })
        if (error) throw new ApiError(400, error.issues[0]?.message ?? '')
        const { action } = data
        const isThere = await act(c, token, form, action)
        if (!isThere) return show(c, { kind: 'ended', all: action === 'endAll' })
        return new Response(null, {
          status: 303,
          headers: { ...TOKEN_PAGE_HEADERS, Location: `${paths.alert(token)}?${DONE}=${action}` },
        })
      })
      // What mail programs show as „Abbestellen“: whoever follows it by hand gets the page with the button.
      .get(`${paths.alerts}/:token/abbestellen`, async (c, next) => {
        const alert = await findByToken(c.var.em, c.req.param('token'), new Date())
        return alert ? showAlert(c, alert) : answerUnknownToken(c, next)
      })
      .post(`${paths.alerts}/:token/abbestellen`, limitBody, async (c, next) => {
        const all = c.req.query(ALL) === '1'
        const alert = await findByToken(c.var.em, c.req.param('token'), new Date())
        if (!alert) return answerUnknownToken(c, next)
        await c.var.em.transactional((em) => endAlert(em, alert, all))
        return show(c, { kind: 'ended', all })
      })
  )
}

type Action = NonNullable<ReturnType<typeof alertForm.safeParse>['data']>['action']

interface Refused {
  status: number
  email: string
  error?: string
  failure?: string
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The fields of the list's own filter form, as its address would have them. */
function parametersOf(form: FormData): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') parameters.append(name, value)
  return parameters
}
