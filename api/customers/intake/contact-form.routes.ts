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
import { SENT_FILES_TOO_LARGE } from '../../../shared/inquiries/sent-files.ts'
import { asLine } from '../../../shared/writing/text-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import { html, htmlOr503 } from '../../base/requests/answers/html.ts'
import { answerForm, seeOther } from '../../base/requests/answers/page-form.ts'
import { refuseFromElsewhere } from '../../base/requests/forms/from-elsewhere.ts'
import type { ReceivedFile } from '../../base/requests/forms/receive-form.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import { entityManager } from '../../base/requests/http/entity-manager.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { isMultipart, ownFormLimit } from '../../base/requests/http/route-marks.ts'
import type { InquiryIntake } from './inquiry-intake.ts'
import { receiveSent, sentFiles } from './sent-files.ts'

const FORM_TOO_LARGE = `${SENT_FILES_TOO_LARGE} Mit „Zurück“ kommen Sie zu dem, was Sie geschrieben haben.`

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
  async function receive(
    c: Context<Env>,
    form: ReturnType<typeof readContactForm>,
    files: readonly ReceivedFile[],
  ) {
    refuseFromElsewhere(c, config.siteUrl)
    const { pathname, search } = new URL(c.req.url)
    const asked = parseRequest(search)
    const { productIds } = asked
    const concern = asked.concern ?? (pathname === paths.service ? 'service' : null)
    const quantities = { ...asked.quantities, ...form.quantities }
    const callbackAt = form.callbackAt || null
    const input = contactInput.parse({ ...form, productIds, quantities, concern, callbackAt })
    const address = clientNetwork(c, config.trustProxy)
    return intake.receive(c.var.em, input, address, await sentFiles(files))
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

  /** What is not taken over is deleted with the folder; the page names what is to be chosen again. */
  async function answerWithFiles(c: Context<Env>) {
    await using folder = await intake.incoming()
    const network = clientNetwork(c, config.trustProxy)
    return await answer(c, async (request) => {
      try {
        return await intake.uploads.take(network, () => receiveSent(request, folder.path))
      } catch (error) {
        if (!(error instanceof ApiError) || request.bodyUsed) throw error
        // Nothing that was typed is lost: it is read without the files.
        return { ...(await receiveSent(request, null)), refusal: error }
      }
    })
  }

  async function answer(c: Context<Env>, read?: (request: Request) => Promise<Sent>) {
    let files: ReceivedFile[] = []
    let refusal: ApiError | undefined
    return answerForm(c, {
      ...(read && {
        async receive(request: Request) {
          const sent = await read(request)
          files = sent.files
          refusal = sent.refusal
          const form = new FormData()
          for (const [name, value] of Object.entries(sent.fields)) form.set(name, value)
          return form
        },
      }),
      async handle(sent) {
        if (refusal) throw refusal
        const form = readContactForm(sent)
        if (sent.has(ASKS_TIMES)) {
          const { website: _, ...values } = form
          const filled = { ...values, callback: true }
          const again = { values: filled, errors: {}, ...namesOf(files) }
          return showAgain(c, again, { status: 200, headers: {} })
        }
        if (Object.keys(contactProblems(form)).length > 0) throw invalid({})
        const { address, callbackAt } = await receive(c, form, files)
        const isTimeTaken = form.callbackAt && !callbackAt
        return seeOther(address + (isTimeTaken ? TIME_TAKEN : ''))
      },
      async showRefused(failure, sent) {
        if (!sent && !(read && failure.status === 413)) throw failure
        const { website: _, ...values } = readContactForm(sent ?? new FormData())
        const errors = { ...(sent && contactProblems(values)), ...problemOfFiles(failure, !sent) }
        const isInFields = Object.keys(errors).length > 0
        const form = { values, errors, ...(!isInFields && { failure: failure.message }) }
        return showAgain(c, { ...form, ...namesOf(files) }, failure)
      },
    })
  }

  return new Hono<Env>()
    .get(paths.contact, (c, next) => (c.req.query(APPOINTMENT) === '1' ? showTimes(c) : next()))
    .on('POST', [paths.contact, paths.service], ownFormLimit, entityManager(database.orm), (c) =>
      isMultipart(c.req.raw) ? answerWithFiles(c) : answer(c),
    )
}

type Sent = Awaited<ReturnType<typeof receiveSent>> & {
  /** Why it is not taken: too many came. */
  refusal?: ApiError
}

/** @param isUnread the form was so large that nothing of it was read */
function problemOfFiles({ details = {} }: ApiError, isUnread: boolean): { files?: string } {
  if (isUnread) return { files: FORM_TOO_LARGE }
  const problems = Object.entries(details).filter(([field]) => /^files(?:\.|$)/.test(field))
  return problems.length > 0 ? { files: problems.flatMap(([, said]) => said).join(' ') } : {}
}

/** The names of what is to be chosen again. */
const namesOf = (files: readonly ReceivedFile[]) =>
  files.length > 0 ? { files: files.map(({ name }) => asLine(name)) } : {}
