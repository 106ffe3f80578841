import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { ApiError } from '../http/errors.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const NO_FORM = 'Diese Adresse nimmt nur Formulardaten an.'

/** The form that a browser without scripts has sent. @throws {ApiError} 415 for anything else */
export async function readUrlEncodedForm(c: Context<Env>): Promise<FormData> {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError(415, NO_FORM)
  return c.req.formData()
}
