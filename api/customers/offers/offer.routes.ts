import type { EntityManager } from '@mikro-orm/sql'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../shared/calls/envelope.ts'
import { figuresRange } from '../../../shared/inquiries/sales-figures.ts'
import {
  listedOffer,
  type Offer,
  offer,
  offerDecision,
  offerFilter,
  offerQuery,
  offerRefusal,
  offerSending,
  offerStart,
} from '../../../shared/offers/offer.ts'
import { offerFigures, offerSums } from '../../../shared/offers/offer-figures.ts'
import { offerPatch } from '../../../shared/offers/offer-input.ts'
import type { Database } from '../../base/data/db/database.ts'
import { tableTypes } from '../../base/files/tables/write-table.ts'
import {
  type Change,
  change,
  type Followers,
  requireUnchanged,
  seenVersion,
} from '../../base/requests/change/change.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okCsv, okPage } from '../../base/requests/http/ok.ts'
import {
  idOf,
  idParameter,
  valid,
  validIfSent,
  validNested,
} from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import { authorOf, personOf } from '../../dealer/accounts/signing-name.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { UNKNOWN_INQUIRY } from '../inquiries/inquiry.queries.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { sheetFilesOf } from '../messages/attached-files.ts'
import { paperAnswer } from '../messages/file-answers.ts'
import type { Author } from '../messages/message.changes.ts'
import {
  acceptOffer,
  confirmOrder,
  declineOffer,
  refuseOrder,
  reopenOffer,
  withdrawOffer,
} from './offer.decisions.ts'
import { deleteDraft, draftOffer, OUTDATED, reviseOffer, updateDraft } from './offer.drafts.ts'
import type { OfferEntity } from './offer.entity.ts'
import {
  listOffers,
  lockOffer,
  paperOf,
  requireOffer,
  toOffer,
  UNKNOWN_OFFER,
} from './offer.queries.ts'
import { findOfferFigures, sumOffers, type WonOffer } from './offer-figures.ts'
import type { Decider } from './offer-messages.ts'
import { paperFile } from './offer-number.ts'
import { offersCsv } from './offers-csv.ts'
import { findHouse } from './paper/house.ts'
import type { OfferPapers } from './paper/offer-papers.ts'
import { previewPaper, sendOffer } from './send-offer.ts'

interface Services extends Followers {
  config: { mail: MailConfig | null; siteUrl: string }
  outbox: Outbox | null
  offerPapers: OfferPapers
  messageFiles: MessageFiles
  database: Database
  dataSheets: DataSheets
}

/** Begins an offer for an inquiry. */
export const offersOfInquiries = ({ config: { siteUrl } }: Pick<Services, 'config'>) =>
  new Hono<Env>().post(
    '/:id/offers',
    describes('Legt ein Angebot für eine Anfrage als Entwurf an', offer, {
      status: 201,
      refusals: [404, 409],
    }),
    requirePermission('inquiries.edit'),
    valid('param', idParameter),
    validIfSent(offerStart),
    async (c) => {
      const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
      const draft = await draftOffer(c.var.em, id, c.req.valid('json').from)
      return ok(c, await toOffer(c.var.em, draft, siteUrl), 201)
    },
  )

/** Finds what only the archive has of accepted offers. Handed in, because it stands above. */
type FindArchived = (em: EntityManager) => Promise<WonOffer[]>

/** Offers, from the draft to what became of them. */
export function offers(services: Services, findArchived: FindArchived) {
  const { config, outbox, offerPapers: papers, dataSheets, database, messageFiles } = services
  const { db } = database
  const { mail, siteUrl } = config
  const post = { mail, messageFiles }
  const show = (c: Context<Env>, found: OfferEntity): Promise<Offer> =>
    toOffer(c.var.em, found, siteUrl)
  const seenBy = (c: Context<Env>) => (found: OfferEntity) => ({
    version: seenVersion(c),
    current: () => show(c, found),
  })

  /** Decides in one transaction with what visitors see of its machines, about what the caller has seen if they say so. */
  async function decided(
    c: Context<Env, string, { out: { param: { id: string } } }>,
    decide: (em: EntityManager, id: number, by: Author) => Promise<Change<OfferEntity>>,
  ) {
    const author = await authorOf(c.var.em, theUser(c))
    const id = idOf(c.req.valid('param'), UNKNOWN_OFFER)
    const result = await change(c, services, async (em) => {
      const found = await lockOffer(em, id)
      await requireUnchanged(
        found.updatedAt,
        seenBy(c)(found),
        found.status === 'ordered' ? HAS_ORDERED : OUTDATED,
      )
      return decide(em, id, author)
    })
    outbox?.wake()
    return ok(c, await show(c, result))
  }

  return new Hono<Env>()
    .use(requirePermission('inquiries.edit'))
    .get(
      '/',
      describes('Angebote, die neuesten zuerst', z.array(listedOffer), { isPaged: true }),
      valid('query', offerQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { offers, total } = await listOffers(c.var.em, query, siteUrl)
        const pagination = paginate(query.page, query.limit, total)
        return okPage(c, offers, pagination)
      },
    )
    .get(
      '/sums',
      describes('Was die Angebote einer Liste zusammen wert sind', offerSums),
      valid('query', offerFilter),
      async (c) => ok(c, await sumOffers(c.var.em, c.req.valid('query'))),
    )
    .get(
      '/figures',
      describes('Was Angebote einbringen: die offenen, und die eines Zeitraums', offerFigures),
      valid('query', figuresRange),
      async (c) =>
        ok(c, await findOfferFigures(c.var.em, c.req.valid('query'), await findArchived(c.var.em))),
    )
    .get('/angebote.csv', describesFile('Alle Angebote als Tabelle', tableTypes.csv, []), (c) =>
      okCsv(c, 'angebote.csv', offersCsv(c.var.em, siteUrl)),
    )
    .get(
      '/:id',
      describes('Ein Angebot', offer, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const found = await requireOffer(c.var.em, idOf(c.req.valid('param'), UNKNOWN_OFFER))
        return ok(c, await show(c, found))
      },
    )
    .get(
      '/:id/angebot.pdf',
      describesFile(
        'Das Angebot auf Papier; ein Entwurf, wie er jetzt aussähe',
        'application/pdf',
        [404],
      ),
      valid('param', idParameter),
      async (c) => {
        const found = await requireOffer(c.var.em, idOf(c.req.valid('param'), UNKNOWN_OFFER))
        const headers = { 'Cache-Control': 'no-store' }
        if (found.status !== 'draft') return paperAnswer(await paperOf(c.var.em, found), headers)
        const person = await personOf(c.var.em, theUser(c))
        const house = await findHouse(db)
        const preview = await previewPaper(c.var.em, found, { person, house, papers })
        return paperAnswer(paperFile(found, preview), headers)
      },
    )
    .put(
      '/:id',
      describes('Ändert einen Entwurf', offer, { refusals: [404, 409] }),
      valid('param', idParameter),
      validNested('json', offerPatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_OFFER)
        const { name } = await authorOf(c.var.em, theUser(c))
        const changed = await updateDraft(c.var.em, id, c.req.valid('json'), name, seenBy(c))
        return ok(c, await show(c, changed))
      },
    )
    .delete(
      '/:id',
      describes('Löscht einen Entwurf', offer, { refusals: [404, 409] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_OFFER)
        return ok(c, await show(c, await deleteDraft(c.var.em, id)))
      },
    )
    .post(
      '/:id/send',
      describes('Sendet ein Angebot, oder gibt ihm alles außer der E-Mail', offer, {
        refusals: [404, 409],
      }),
      valid('param', idParameter),
      valid('json', offerSending),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_OFFER)
        const author = await authorOf(c.var.em, theUser(c))
        const person = await personOf(c.var.em, theUser(c))
        const house = await findHouse(db)
        const from = { author, person, house, mail, siteUrl, seen: seenBy(c) }
        const by = { papers, messageFiles, sheetsOf: sheetFilesOf({ db, dataSheets }) }
        const sent = await sendOffer(c.var.em, id, c.req.valid('json'), { ...from, ...by })
        outbox?.wake()
        return ok(c, await show(c, sent))
      },
    )
    .post(
      '/:id/revise',
      describes('Legt die nächste Fassung als Entwurf an', offer, {
        status: 201,
        refusals: [404, 409],
      }),
      valid('param', idParameter),
      async (c) => {
        const draft = await reviseOffer(c.var.em, idOf(c.req.valid('param'), UNKNOWN_OFFER))
        return ok(c, await show(c, draft), 201)
      },
    )
    .post('/:id/accept', ...decision(ACCEPTS), validIfSent(offerDecision), (c) =>
      decided(c, async (em, id, by) =>
        acceptOffer(em, id, await heardBy(em, id, by, c.req.valid('json').name), post),
      ),
    )
    .post('/:id/decline', ...decision(DECLINES), validIfSent(offerDecision), (c) =>
      decided(c, async (em, id, by) => {
        const { name, reason = '' } = c.req.valid('json')
        return declineOffer(em, id, reason, await heardBy(em, id, by, name), mail)
      }),
    )
    .post('/:id/refuse', ...decision(REFUSES), valid('json', offerRefusal), (c) =>
      decided(c, (em, id, by) => refuseOrder(em, id, c.req.valid('json').text, by, mail)),
    )
    .post('/:id/confirm', ...decision('Bestätigt eine Bestellung'), (c) =>
      decided(c, (em, id, by) => confirmOrder(em, id, by, post)),
    )
    .post('/:id/withdraw', ...decision('Zieht ein Angebot zurück'), (c) =>
      decided(c, withdrawOffer),
    )
    .post('/:id/reopen', ...decision('Hebt eine Annahme auf, mit ihren Reservierungen'), (c) =>
      decided(c, reopenOffer),
    )
}

const HAS_ORDERED =
  'Der Kunde hat das Angebot inzwischen bestellt. Bitte sehen Sie nach, bevor Sie entscheiden.'
const ACCEPTS = 'Nimmt ein Angebot für den Kunden an, der es am Telefon gesagt hat'
const DECLINES = 'Lehnt ein Angebot für den Kunden ab'
const REFUSES = 'Lehnt eine Bestellung ab und schreibt dem Kunden, warum'

/** What all routes of decisions begin with. */
const decision = (summary: string) =>
  [describes(summary, offer, { refusals: [404, 409] }), valid('param', idParameter)] as const

/** @param name who is said to have decided; the customer if nobody was named */
async function heardBy(
  em: EntityManager,
  id: number,
  author: Author,
  name: string | undefined,
): Promise<Decider> {
  const { content, inquiry } = await requireOffer(em, id)
  return { party: 'staff', name: name ?? (content.recipient.name || inquiry.name), author }
}
