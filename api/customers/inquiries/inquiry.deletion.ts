import type { EntityManager } from '@mikro-orm/sql'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import {
  type Commitment,
  commitmentText,
  type InquiryDeletion,
} from '../../../shared/offers/commitment.ts'
import type { Change, Effects } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { forgetInquiries } from '../../catalogue/products/product.reservation.ts'
import { replaceFirst } from './inquiry.doubles.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { lockInquiry, requireInquiry, toInquiry } from './inquiry.queries.ts'
import { workingTime } from './inquiry.work.ts'
import { removeInquiryMails } from './inquiry-mails.ts'
import { requireOwnLife } from './joined.ts'

const MORE_NOW = 'Inzwischen ist etwas dazugekommen. Bitte sehen Sie nach, was mit verloren ginge.'

/** What offers have to do with the end of their inquiry. Handed in, because they stand above inquiries. */
export interface EndOfOffers {
  /** Throws if the law wants something of an inquiry kept. */
  requireDeletable: (em: EntityManager, id: number) => Promise<void>
  /** What its customer counts on. */
  commitments: (em: EntityManager, id: number) => Promise<Commitment[]>
  /** Keeps decisions about its offers waiting. To be called before the inquiry is locked. */
  lock: (em: EntityManager, id: number) => Promise<void>
  /** Ends what it has promised. */
  end: (em: EntityManager, id: number) => Promise<Effects>
}

interface By {
  /** Whether they may delete what a customer counts on. */
  mayEnd: boolean
  /** The keys of what they were told goes with it; left out to delete it whatever that is. */
  named?: readonly string[] | undefined
}

/** What goes with an inquiry, and why somebody cannot delete it. @throws {ApiError} 404 */
export async function planDeletion(
  em: EntityManager,
  id: number,
  { mayEnd }: Pick<By, 'mayEnd'>,
  offers: EndOfOffers,
): Promise<InquiryDeletion> {
  await requireOwnLife(em, await requireInquiry(em, id))
  const commitments = await offers.commitments(em, id)
  const refusal = await refusalOf(() => offers.requireDeletable(em, id))
  return { commitments, refusal: refusal ?? (mayEnd ? null : onlyAdministrators(commitments)) }
}

/**
 * Deletes an inquiry for good, with notes, messages, timeline, offers and mails.
 * @throws {ApiError} 404, 403 for what only administrators may end, 409 if the law wants it kept or more goes with it
 *   than was named
 */
export async function deleteInquiry(
  em: EntityManager,
  id: number,
  { mayEnd, named }: By,
  offers: EndOfOffers,
): Promise<Change<Inquiry>> {
  await offers.lock(em, id)
  const found = await lockInquiry(em, id)
  await offers.requireDeletable(em, id)
  const commitments = await offers.commitments(em, id)
  const refusal = mayEnd ? null : onlyAdministrators(commitments)
  if (refusal) throw new ApiError(403, refusal)
  if (named && commitments.some(({ key }) => !named.includes(key)))
    throw new ApiError(409, MORE_NOW, { data: { commitments, refusal } })
  const result = await toInquiry(em, found)
  await replaceFirst(em, found, await workingTime(em))
  await em.flush()
  const effects = await offers.end(em, id)
  await removeInquiryMails(em, [id])
  await forgetInquiries(em, [id])
  await em.nativeDelete(InquiryEntity, { id })
  return { result, ...effects }
}

/** @throws {ApiError} 409 for an inquiry that is no spam, because its customer counts on something, or the law keeps it */
export async function requireNoCommitments(
  em: EntityManager,
  id: number,
  offers: Pick<EndOfOffers, 'requireDeletable' | 'commitments'>,
): Promise<void> {
  await offers.requireDeletable(em, id)
  const commitments = (await offers.commitments(em, id)).filter(({ kind }) => kind !== 'expired')
  if (commitments.length > 0)
    throw new ApiError(
      409,
      `${named(commitments)} Deshalb ist sie kein Spam.${waysOut(commitments)}`,
    )
}

/** How each kind is ended. What has expired ends no other way. */
const endings: Record<Commitment['kind'], string> = {
  order: ' Eine Bestellung können Sie ablehnen.',
  offer: ' Ein Angebot können Sie zurückziehen.',
  expired: '',
  reservation: ' Eine Reservierung beenden Sie an der Maschine.',
}

const waysOut = (commitments: readonly Commitment[]): string =>
  [...new Set(commitments.map(({ kind }) => endings[kind]))].join('')

const named = (commitments: readonly Commitment[]) =>
  `Zu dieser Anfrage gibt es noch: ${commitments.map(commitmentText).join('; ')}.`

const onlyAdministrators = (commitments: readonly Commitment[]): string | null =>
  commitments.length === 0
    ? null
    : `${named(commitments)} Deshalb kann sie nur ein Administrator löschen.${waysOut(commitments)}`

async function refusalOf(requirement: () => Promise<void>): Promise<string | null> {
  try {
    await requirement()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}
