import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { ApiError, asApiError } from '../http/errors.ts'
import { limitBody } from '../http/json-body.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const NO_FORM = 'Diese Adresse nimmt nur Formulardaten an.'

/** Where a form leads that was sent: a second press leads there as well. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } })

interface PageForm {
  handle(form: FormData): Promise<Response>
  /** Reads a form with files; without it there is none. */
  receive?(request: Request): Promise<FormData>
  /** The page that says why it was not done. The form is null if it could not be read. */
  showRefused(failure: ApiError, form: FormData | null): Promise<Response>
}

/**
 * Answers the form of a page with a page, whatever becomes of it: browsers without scripts send it themselves.
 * @example
 * answerForm(c, { handle: async (form) => seeOther(await store(form)), showRefused: (error) => show(c, error) })
 */
export async function answerForm(
  c: Context<Env>,
  { handle, receive, showRefused }: PageForm,
): Promise<Response> {
  let form: FormData | null = null
  try {
    await limitBody(c, async () => {})
    form = receive ? await receive(c.req.raw) : await readUrlEncoded(c)
    return await handle(form)
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown
    c.var.em.clear()
    return showRefused(asApiError(thrown, c), form)
  }
}

async function readUrlEncoded(c: Context<Env>): Promise<FormData> {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError(415, NO_FORM)
  return c.req.formData()
}
