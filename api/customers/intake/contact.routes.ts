import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { fieldErrors } from '../../../shared/calls/envelope.ts'
import {
  contactInput,
  contactReceipt,
  contactToken,
} from '../../../shared/inquiries/contact-input.ts'
import { inquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { manualInput } from '../../../shared/inquiries/manual-input.ts'
import { SENT_FILES, SENT_FILES_MB } from '../../../shared/inquiries/sent-files.ts'
import { isObject } from '../../../shared/values/shape.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError, failure, invalid } from '../../base/requests/http/errors.ts'
import { parseJsonObject } from '../../base/requests/http/json-body.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { isMultipart, ownFormLimit } from '../../base/requests/http/route-marks.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { requireInquiry, toInquiryDetail } from '../inquiries/inquiry.queries.ts'
import { errorInEnglish } from './english-errors.ts'
import type { InquiryIntake } from './inquiry-intake.ts'
import { receiveSent, sentFiles } from './sent-files.ts'
import { writeDownInquiry } from './store-inquiry.ts'
import type { UploadTurns } from './upload-turns.ts'

const contactWithFiles = z.object({
  data: contactInput,
  files: z.array(z.file()).max(SENT_FILES).optional(),
})

/** Errors of an inquiry in English are in English. */
const errorsInItsLanguage = createMiddleware<Env>(async function errorsInItsLanguage(c, next) {
  await next()
  if (!(c.error instanceof ApiError) || isMultipart(c.req.raw)) return
  const said: unknown = await c.req.json().catch(() => null)
  if (isEnglish(said)) c.res = failure(errorInEnglish(c.error), c)
})

const isEnglish = (said: unknown) => isObject(said) && said.language === 'en'

/** The ways in: the form of a browser with scripts, and what colleagues write down. */
export function contact(
  { config: { trustProxy } }: { config: { trustProxy: boolean } },
  intake: InquiryIntake,
  uploads: UploadTurns,
) {
  async function receiveWithFiles(c: Context<Env>) {
    const address = clientNetwork(c, trustProxy)
    const receipt = await uploads.take(address, async () => {
      await using folder = await intake.incoming()
      const { fields, files } = await receiveSent(c.req.raw, folder.path)
      const said = parseJsonObject(Buffer.from(fields.data ?? ''))
      try {
        const { data, error } = contactInput.safeParse(said)
        if (error) throw invalid(fieldErrors(error))
        return await intake.receive(c.var.em, data, address, await sentFiles(files))
      } catch (error) {
        throw error instanceof ApiError && isEnglish(said) ? errorInEnglish(error) : error
      }
    })
    return ok(c, receipt, 201)
  }

  return new Hono<Env>()
    .post(
      '/',
      ownFormLimit,
      errorsInItsLanguage,
      describes(
        `Sendet eine Anfrage oder einen Rückrufwunsch; mit bis zu ${SENT_FILES} Dateien (Feld „files“; Bilder und PDF, zusammen ${SENT_FILES_MB} MB) als multipart/form-data, dessen „data“ die Anfrage als JSON ist`,
        contactReceipt,
        { status: 201, refusals: [400, 413, 429], form: contactWithFiles },
      ),
      (c, next) => (isMultipart(c.req.raw) ? receiveWithFiles(c) : next()),
      valid('json', contactInput),
      async (c) => {
        const address = clientNetwork(c, trustProxy)
        return ok(c, await intake.receive(c.var.em, c.req.valid('json'), address), 201)
      },
    )
    .get(
      '/form',
      describes('Ein Zeichen, mit dem das Formular sagt, wann es geöffnet wurde', contactToken),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return ok(c, { token: await intake.tokens.issue() })
      },
    )
    .post(
      '/manual',
      describes('Trägt eine Anfrage ein, die nicht über die Website kam', inquiryDetail, {
        status: 201,
      }),
      requirePermission('inquiries.edit'),
      valid('json', manualInput),
      async (c) => {
        const { id } = await writeDownInquiry(c.var.em, c.req.valid('json'), theUser(c).username)
        const stored = await requireInquiry(c.var.em, id)
        return ok(c, await toInquiryDetail(c.var.em, stored), 201)
      },
    )
}
