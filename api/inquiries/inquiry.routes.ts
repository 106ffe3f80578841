import { Hono } from 'hono'
import { z } from 'zod'
import {
  type ContactReceipt,
  contactInput,
  contactReceipt,
  contactToken,
} from '../../shared/contact-input.ts'
import { paginate } from '../../shared/envelope.ts'
import {
  inquiry,
  inquiryDetail,
  inquiryPatch,
  inquiryQuery,
  receiptNumber,
} from '../../shared/inquiry.ts'
import { promisedReply } from '../../shared/opening-hours.ts'
import { requirePermission, theUser } from '../auth/authentication.ts'
import { clientAddress } from '../client-address.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../env.ts'
import { idOf, idParameter } from '../id-parameter.ts'
import { answers } from '../openapi/answers.ts'
import { findDealer } from '../settings/settings.queries.ts'
import { throttles } from '../throttle/throttle.ts'
import { valid } from '../validate.ts'
import { createFormTokens } from './form-token.ts'
import {
  deleteInquiry,
  receiveInquiry,
  requireInquiry,
  UNKNOWN_INQUIRY,
  updateInquiry,
} from './inquiry.changes.ts'
import { listInquiries, toInquiryDetail } from './inquiry.queries.ts'

const HOUR = 60 * 60
const TOO_MANY =
  'Von Ihrem Anschluss sind sehr viele Anfragen eingegangen. Bitte versuchen Sie es später erneut oder rufen Sie uns an.'

export function inquiries({ config, database, outbox }: Dependencies) {
  const { mail, trustProxy } = config
  const throttle = throttles(database)({
    name: 'contact',
    limit: config.contactLimit,
    seconds: HOUR,
    message: TOO_MANY,
  })
  const tokens = createFormTokens(database.orm)

  return new Hono<Env>()
    .post(
      '/',
      answers('Sendet eine Anfrage oder einen Rückrufwunsch', contactReceipt, {
        status: 201,
        refusals: [429],
      }),
      valid('json', contactInput),
      async (c) => {
        await throttle.count(clientAddress(c, trustProxy))
        const input = c.req.valid('json')
        const token = input.token ? await tokens.read(input.token) : undefined
        const { id, status, createdAt } = await receiveInquiry(c.var.em, config, input, token)
        outbox?.wake()
        const dealer = await findDealer(database.db)
        const data: ContactReceipt = {
          id,
          receipt: receiptNumber(id, createdAt),
          reply: promisedReply(dealer.replyHours, dealer, createdAt),
          status,
        }
        return c.json({ success: true, data }, 201)
      },
    )
    .get(
      '/form',
      answers('Ein Zeichen, mit dem das Formular sagt, wann es geöffnet wurde', contactToken),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json({ success: true, data: { token: await tokens.issue() } })
      },
    )
    .get(
      '/',
      answers('Anfragen, die neuesten zuerst; Spam nur mit spam=true', z.array(inquiry), {
        isPaged: true,
      }),
      requirePermission('inquiries.read'),
      valid('query', inquiryQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { inquiries, total } = await listInquiries(c.var.em, query)
        const pagination = paginate(query.page, query.limit, total)
        return c.json({ success: true, data: inquiries, pagination })
      },
    )
    .get(
      '/:id',
      answers('Eine Anfrage mit ihrem Verlauf', inquiryDetail, { refusals: [404] }),
      requirePermission('inquiries.read'),
      valid('param', idParameter),
      async (c) => {
        const found = await requireInquiry(c.var.em, idOf(c.req.valid('param'), UNKNOWN_INQUIRY))
        return c.json({ success: true, data: await toInquiryDetail(c.var.em, found) })
      },
    )
    .put(
      '/:id',
      answers('Ändert den Stand einer Anfrage', inquiryDetail, { refusals: [404] }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('json', inquiryPatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const { username } = theUser(c)
        const changed = await updateInquiry(c.var.em, mail, id, c.req.valid('json'), username)
        outbox?.wake()
        return c.json({ success: true, data: await toInquiryDetail(c.var.em, changed) })
      },
    )
    .delete(
      '/:id',
      answers('Löscht eine Anfrage endgültig', inquiry, { refusals: [404] }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        return c.json({ success: true, data: await deleteInquiry(c.var.em, id) })
      },
    )
}
