import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { may } from '../../../shared/accounts/permissions.ts'
import { keptSentence } from '../../../shared/operation/retention.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import type { MessageFiles, StoredFile } from '../inquiries/message-files.ts'
import { fileAnswer, paperAnswer, thumbnailAnswer } from '../messages/file-answers.ts'
import { Thumbnails } from '../messages/thumbnails.ts'
import {
  findArchivedFile,
  findArchivedInquiry,
  findArchivedOffer,
  findArchivedPaper,
  keptUntil,
} from './archive.queries.ts'
import { ArchivedOfferEntity } from './archived-inquiry.entity.ts'

interface Services {
  images: ImageStore
  messageFiles: MessageFiles
}

const READS = ['GET', 'HEAD']
const FILE = '/contact/:id/messages/:message/attachments/:position'

/**
 * What the law keeps of erased persons is read by administrators at the addresses that it had, and changed by nobody.
 * Whatever the archive does not have is left to the routes behind it.
 */
export function archived({ images, messageFiles }: Services) {
  const thumbnails = new Thumbnails(images, messageFiles)
  return new Hono<Env>()
    .use('/contact/:id/*', unchangeable(keptUntil))
    .use('/offers/:id/*', unchangeable(untilOfOffer))
    .all('/contact/:id', reading(findArchivedInquiry, ok))
    .all(
      FILE,
      reading(fileOf, (c, file) => fileAnswer(c, messageFiles, file)),
    )
    .all(
      `${FILE}/thumbnail`,
      reading(fileOf, async (c, file) => thumbnailAnswer(c, await thumbnails.of(file))),
    )
    .all('/offers/:id', reading(findArchivedOffer, ok))
    .all(
      '/offers/:id/angebot.pdf',
      reading(findArchivedPaper, (_, paper) => paperAnswer(paper, { 'Cache-Control': 'no-store' })),
    )
}

type Em = Env['Variables']['em']

/** The number in an address, for those who may see the archive. */
function numberFor({ var: { user }, req }: Context<Env>): number | null {
  return user && may(user.role, 'persons') ? parseId(req.param('id') ?? '') : null
}

/** Refuses every change of what the archive has, with the ground and the date. */
const unchangeable = (untilOf: (em: Em, id: number) => Promise<string | null>) =>
  createMiddleware<Env>(async function unchangeable(c, next) {
    const id = READS.includes(c.req.method) ? null : numberFor(c)
    const until = id === null ? null : await untilOf(c.var.em, id)
    if (until) throw new ApiError(409, keptSentence(until))
    await next()
  })

const untilOfOffer = async (em: Em, id: number) =>
  (await em.findOne(ArchivedOfferEntity, id, { populate: ['inquiry'] }))?.inquiry.until ?? null

const reading = <Found>(
  find: (em: Em, id: number, c: Context<Env>) => Promise<Found | null>,
  answer: (c: Context<Env>, found: Found) => Response | Promise<Response>,
) =>
  createMiddleware<Env>(async function reading(c, next) {
    const id = READS.includes(c.req.method) ? numberFor(c) : null
    const found = id === null ? null : await find(c.var.em, id, c)
    return found ? answer(c, found) : next()
  })

async function fileOf(em: Em, inquiry: number, { req }: Context<Env>): Promise<StoredFile | null> {
  const message = parseId(req.param('message') ?? '')
  const position = Number(req.param('position'))
  return message === null || !Number.isInteger(position)
    ? null
    : findArchivedFile(em, { inquiry, message, position })
}
