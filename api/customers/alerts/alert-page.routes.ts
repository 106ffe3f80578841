import { type Context, Hono } from 'hono'
import {
  type AlertEnd,
  type AlertPage,
  alertEnds,
  alertForm,
  alertPage,
  searchAlertInput,
} from '../../../shared/alerts/search-alert.ts'
import { readSought } from '../../../shared/alerts/sought.ts'
import { fieldErrors } from '../../../shared/calls/envelope.ts'
import { TRAP } from '../../../shared/inquiries/trap.ts'
import type { Database } from '../../base/data/db/database.ts'
import {
  answerForm,
  ofToken,
  seeOther,
  type TokenPages,
  tokenPage,
} from '../../base/requests/answers/html.ts'
import { refuseFromElsewhere } from '../../base/requests/forms/from-elsewhere.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { ApiError, invalid, notFound } from '../../base/requests/http/errors.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import { sharedSecret } from '../../base/requests/signed/secrets.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { changeAlert, confirmAlert, endAlerts } from './alert.changes.ts'
import { aliveAt, findByToken, findOfAddress, isToken } from './alert.queries.ts'
import { blockMailbox, isBlockedWith } from './alert-blocks.ts'
import type { AlertIntake } from './alert-intake.ts'
import { type AlertLanguage, alertLanguages } from './alert-languages.ts'
import { lastDayOf } from './alert-times.ts'
import { alertWordsIn } from './alert-words.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** Where the pages read what they show. No address of the API: nobody else may ask. */
const CONTENT = '/alert-page'
/** In an address that ends an alert: that all of its address end. Mails once were about all of them. */
const ALL = 'alle'

const UNKNOWN = 'Diesen Suchauftrag gibt es nicht.'

interface Services {
  config: { siteUrl: string; trustProxy: boolean }
  database: Database
  hasEnglish(): Promise<boolean>
}

/**
 * The page of a search alert and its forms, for browsers without scripts as well. They come with `Origin: null`,
 * because the page tells nobody its address; so does what mail programs send (RFC 8058).
 */
export const alertPages = (services: Services, intake: AlertIntake, site: TokenPages) =>
  new Hono<Env>()
    .route('/', pagesIn(alertLanguages.german, services, intake, site))
    .route('/', pagesIn(alertLanguages.english, services, intake, site))

function pagesIn(
  pages: AlertLanguage,
  { config, database, hasEnglish }: Services,
  intake: AlertIntake,
  site: TokenPages,
) {
  const { language } = pages
  const words = alertWordsIn(language)
  const blockKey = sharedSecret(database.orm, 'alert-block')

  const show = (c: Context<Env>, page: AlertPage, answer: Partial<Answer> = {}) => {
    const content = { path: CONTENT, data: alertPage.parse(page) }
    return tokenPage(c, site, { address: pages.form, content, status: 200, ...answer })
  }

  /** What is sought, as the pages of the language read it. */
  const soughtBy = async (query: string) => ({
    query: pages.listed(query),
    sought: words.sought(query, await listCategories(database.db, false)),
  })

  const readFilters = async (filters: URLSearchParams) =>
    readSought(pages.kept(filters), await listCategories(database.db, false)).query

  async function showForm(
    c: Context<Env>,
    parameters: URLSearchParams,
    { email = '', error, failure, ...answer }: Partial<Refused & Answer> = {},
  ) {
    const about = await soughtBy(await readFilters(parameters))
    if (!intake.isOffered) return show(c, { kind: 'off', ...about }, answer)
    return show(c, { kind: 'form', ...about, email, error, failure }, answer)
  }

  async function showAlert(
    c: Context<Env>,
    alert: SearchAlertEntity,
    { failure, typed, ...answer }: Partial<RefusedChange & Answer> = {},
  ) {
    const { token, query, email, confirmedAt } = alert
    const done = alertForm.shape.action.safeParse(c.req.query(pages.done)).data ?? null
    const page: AlertPage = {
      kind: 'alert',
      ...(await soughtBy(query)),
      token,
      done,
      failure,
      typed,
      confirmed: Boolean(confirmedAt),
      until: lastDayOf(alert),
      count: (await findOfAddress(c.var.em, email, aliveAt(new Date()))).length,
    }
    return show(c, page, answer)
  }

  /** The filters of a form that changes an alert. */
  const typedIn = async (form: FormData) =>
    textIn(form, 'action') === 'change'
      ? pages.listed(await readFilters(parametersOf(form)))
      : undefined

  const unknown = (c: Context<Env>) => tokenPage(c, site, { address: pages.gone, status: 404 })

  async function showOf(c: Context<Env>, token: string, next: () => Promise<void>) {
    const alert = await findByToken(c.var.em, token, new Date())
    if (alert) return showAlert(c, alert)
    return language === 'en' && isToken(token) ? unknown(c) : next()
  }

  /** Ends an alert. One that a first press has ended already counts as ended. @throws {ApiError} 404 */
  async function endAlert(c: Context<Env>, token: string, how: AlertEnd): Promise<void> {
    if (!isToken(token)) throw notFound(UNKNOWN)
    const key = await blockKey()
    await c.var.em.transactional(async (em) => {
      const alert = await em.findOne(SearchAlertEntity, { token })
      if (!alert) {
        if (how === 'never' && !(await isBlockedWith(em, token))) throw notFound(UNKNOWN)
      } else if (how === 'never') await blockMailbox(em, key, alert, new Date())
      else await endAlerts(em, how === 'end' ? [alert] : await findOfAddress(em, alert.email))
    })
  }

  /** Changes or renews an alert. @throws {ApiError} 404 */
  async function keepAlert(c: Context<Env>, token: string, form: FormData, action: Action) {
    const filters = pages.kept(parametersOf(form))
    const found = action === 'change' ? await intake.seekNow(filters) : null
    await c.var.em.transactional(async (em) => {
      const alert = await findByToken(em, token, new Date())
      if (!alert) throw notFound(UNKNOWN)
      if (found) await changeAlert(em, alert, found)
      // Only who has read our mail can change or renew it.
      confirmAlert(alert, new Date())
    })
  }

  /** Nobody is offered an alert in a language that the website does not have; the links of those who have one stay. */
  const isOffered = async () => language === 'de' || (await hasEnglish())

  return (
    new Hono<Env>()
      .use(pages.form, ofToken, entityManager(database.orm))
      .use(`${pages.form}/*`, secretAddress, ofToken, entityManager(database.orm))
      .get(pages.form, async (c, next) => {
        const { searchParams } = new URL(c.req.url)
        const how = endIn(searchParams.get(pages.done))
        if (how) return show(c, { kind: 'ended', how })
        return (await isOffered()) ? showForm(c, searchParams) : next()
      })
      .post(pages.form, async (c, next) => {
        if (!(await isOffered())) return next()
        return answerForm(c, {
          async handle(form) {
            const fields = fieldsOf(form)
            const query = String(pages.kept(new URLSearchParams(fields.query)))
            const { data, error } = searchAlertInput.safeParse({ ...fields, query })
            if (error) throw invalid(fieldErrors(error))
            refuseFromElsewhere(c, config.siteUrl)
            const from = { address: clientNetwork(c, config.trustProxy), language }
            await intake.receive(c.var.em, data, from)
            return show(c, { kind: 'asked' }, { status: 202 })
          },
          showRefused(error, form) {
            const { status, headers, message, details } = pages.said(error)
            const { email, query } = fieldsOf(form ?? new FormData())
            const [wrong] = Object.values(details ?? {}).flat()
            const reason = wrong === undefined ? { failure: message } : { error: wrong }
            const refused = { email, ...reason, status, headers }
            return showForm(c, new URLSearchParams(query), refused)
          },
        })
      })
      .get(`${pages.form}/:token`, (c, next) => showOf(c, c.req.param('token'), next))
      .post(`${pages.form}/:token`, (c) => {
        const token = c.req.param('token')
        return answerForm(c, {
          async handle(form) {
            const { data, error } = alertForm.safeParse({ action: textIn(form, 'action') })
            const { action } = data ?? {}
            if (!action) throw new ApiError(400, error?.issues[0]?.message ?? '')
            const how = endIn(action)
            await (how ? endAlert(c, token, how) : keepAlert(c, token, form, action))
            return seeOther(`${how ? pages.form : words.page(token)}?${pages.done}=${action}`)
          },
          async showRefused(error, form) {
            const { message: failure, status, headers } = pages.said(error)
            const alert = await findByToken(c.var.em, token, new Date())
            if (!alert) return unknown(c)
            const typed = form ? await typedIn(form) : undefined
            return showAlert(c, alert, { failure, typed, status, headers })
          },
        })
      })
      // Mail programs show it as „Abbestellen“. Opened by hand it is the page with the button.
      .get(`${pages.form}/:token/${pages.end}`, (c, next) => showOf(c, c.req.param('token'), next))
      // Mail programs follow no redirect, and their form always says the same.
      .post(`${pages.form}/:token/${pages.end}`, async (c) => {
        const token = c.req.param('token')
        if (!isToken(token)) return unknown(c)
        const how = c.req.query(ALL) === '1' ? 'endAll' : 'end'
        await endAlert(c, token, how)
        return show(c, { kind: 'ended', how })
      })
  )
}

type Action = NonNullable<ReturnType<typeof alertForm.safeParse>['data']>['action']
type Answer = Pick<ApiError, 'status' | 'headers'>

interface Refused {
  email: string
  error: string | undefined
  failure: string | undefined
}

interface RefusedChange extends Pick<Refused, 'failure'> {
  typed: string | undefined
}

const endIn = (text: string | null): AlertEnd | null =>
  alertEnds.find((known) => known === text) ?? null

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

const fieldsOf = (form: FormData) => ({
  email: textIn(form, 'email'),
  query: textIn(form, 'query'),
  website: textIn(form, TRAP.name),
})

/** The fields of the list's own filter form, as its address would have them. */
function parametersOf(form: FormData): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') parameters.append(name, value)
  return parameters
}
