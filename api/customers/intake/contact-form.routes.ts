import { type Context, Hono } from 'hono'
import { APPOINTMENT } from '../../../shared/addresses/parameters.ts'
import { paths, TIME_TAKEN } from '../../../shared/addresses/paths.ts'
import { contactInput } from '../../../shared/inquiries/contact-input.ts'
import { ASKS_TIMES, type RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { asLine } from '../../../shared/writing/text-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import { answerForm, html, htmlOr503, seeOther } from '../../base/requests/answers/html.ts'
import { refuseFromElsewhere } from '../../base/requests/forms/from-elsewhere.ts'
import type { ReceivedFile } from '../../base/requests/forms/receive-form.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { isMultipart, ownFormLimit } from '../../base/requests/http/route-marks.ts'
import { formLanguageOf } from './form-languages.ts'
import type { InquiryIntake } from './inquiry-intake.ts'
import { receiveSent, sentFiles } from './sent-files.ts'
import type { UploadTurns } from './upload-turns.ts'

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
  {
    config,
    database,
    hasEnglish,
  }: {
    config: { siteUrl: string; trustProxy: boolean }
    database: Database
    hasEnglish: () => Promise<boolean>
  },
  intake: InquiryIntake,
  uploads: UploadTurns,
  { pages }: Forms,
) {
  async function receive(
    c: Context<Env>,
    form: RefusedForm['values'] & { website: string },
    files: readonly ReceivedFile[],
  ) {
    refuseFromElsewhere(c, config.siteUrl)
    const url = new URL(c.req.url)
    const { language, asked, messageOf } = formLanguageOf(url.pathname)
    const { productIds, quantities, concern } = asked(url)
    const input = contactInput.parse({
      ...form,
      ...{ language, productIds, concern },
      message: messageOf(form),
      quantities: { ...quantities, ...form.quantities },
      callbackAt: form.callbackAt || null,
    })
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
        return await uploads.take(network, () => receiveSent(request, folder.path))
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
    const words = formLanguageOf(c.req.path)
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
        const form = words.read(sent)
        if (sent.has(ASKS_TIMES)) {
          const { website: _, ...values } = form
          const filled = { ...values, callback: true }
          const again = { values: filled, errors: {}, ...namesOf(files) }
          return showAgain(c, again, { status: 200, headers: {} })
        }
        if (Object.keys(words.problems(form)).length > 0) throw invalid({})
        const { address, callbackAt } = await receive(c, form, files)
        const isTimeTaken = form.callbackAt && !callbackAt
        return seeOther(address + (isTimeTaken ? TIME_TAKEN : ''))
      },
      async showRefused(error, sent) {
        const failure = words.said(error)
        if (!sent && !(read && failure.status === 413)) throw failure
        const filled = words.read(sent ?? new FormData())
        const { website: _, ...values } = filled
        const ofFiles = sent ? problemOfFiles(failure) : { files: words.tooLarge }
        const errors = { ...(sent && words.problems(filled)), ...ofFiles }
        const isInFields = Object.keys(errors).length > 0
        const form = { values, errors, ...(!isInFields && { failure: failure.message }) }
        return showAgain(c, { ...form, ...namesOf(files) }, failure)
      },
    })
  }

  const take = (c: Context<Env>) => (isMultipart(c.req.raw) ? answerWithFiles(c) : answer(c))

  return new Hono<Env>()
    .get(paths.contact, (c, next) => (c.req.query(APPOINTMENT) === '1' ? showTimes(c) : next()))
    .on('POST', [paths.contact, paths.service], ownFormLimit, entityManager(database.orm), take)
    .post(paths.english.contact, ownFormLimit, entityManager(database.orm), async (c, next) =>
      (await hasEnglish()) ? take(c) : next(),
    )
}

type Sent = Awaited<ReturnType<typeof receiveSent>> & {
  /** Why it is not taken: too many came. */
  refusal?: ApiError
}

function problemOfFiles({ details = {} }: ApiError): { files?: string } {
  const problems = Object.entries(details).filter(([field]) => /^files(?:\.|$)/.test(field))
  return problems.length > 0 ? { files: problems.flatMap(([, said]) => said).join(' ') } : {}
}

/** The names of what is to be chosen again. */
const namesOf = (files: readonly ReceivedFile[]) =>
  files.length > 0 ? { files: files.map(({ name }) => asLine(name)) } : {}
