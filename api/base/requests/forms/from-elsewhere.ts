import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { ApiError } from '../http/errors.ts'

const FROM_ELSEWHERE =
  'Das Formular kam nicht von unserer Seite. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal.'

/** A request without either header comes from no browser, so nobody has tricked its user. @throws {ApiError} 403 */
export function refuseFromElsewhere(c: Context<Env>, siteUrl: string): void {
  const site = c.req.header('Sec-Fetch-Site')
  const origin = c.req.header('Origin')
  const isOurs = site ? site === 'same-origin' : !origin || isOwnOrigin(c, origin, siteUrl)
  if (!isOurs) throw new ApiError(403, FROM_ELSEWHERE)
}

/** Compares names alone: a proxy that adds TLS changes the scheme, and may leave out the port. */
function isOwnOrigin(c: Context<Env>, origin: string, siteUrl: string): boolean {
  const own = [siteUrl, `http://${c.req.header('Host')}`].map((url) => URL.parse(url)?.hostname)
  const from = URL.parse(origin)?.hostname
  return from !== undefined && own.includes(from)
}
