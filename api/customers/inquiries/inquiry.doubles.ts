import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { MINUTE } from '../../../shared/durations.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { productsOf } from './inquiry.products.ts'
import { enterStage, firstStep, setStep, type WorkingTime } from './inquiry.work.ts'

const WINDOW = 10 * MINUTE

interface Said {
  mailbox: string
  phoneNumber: string
  name: string
  message: string
  createdAt: Date
  productIds: number[]
}

/** The inquiry in which the same person said the same about the same machines a few minutes before. */
export async function findSameInquiry(
  em: EntityManager,
  said: Said,
): Promise<InquiryEntity | null> {
  const { mailbox, phoneNumber, name, message, createdAt, productIds } = said
  const samePerson: FilterQuery<InquiryEntity>[] = [
    ...(mailbox ? [{ mailbox }] : []),
    ...(phoneNumber ? [{ phoneNumber, name }] : []),
  ]
  const found = await em.find(
    InquiryEntity,
    {
      $or: samePerson,
      spam: false,
      duplicateOf: null,
      keptUntil: null,
      message,
      createdAt: { $gte: new Date(createdAt.getTime() - WINDOW) },
    },
    { orderBy: { id: 'asc' }, populate: ['product'] },
  )
  const products = await productsOf(em, found)
  const asked = JSON.stringify([...productIds].sort())
  const isSame = ({ id }: InquiryEntity) =>
    JSON.stringify((products.get(id) ?? []).map(({ id }) => id).sort()) === asked
  return found.find(isSame) ?? null
}

/**
 * Lets the oldest double take the place of an inquiry that is no longer the first, because it is spam or to be
 * deleted. To be called in that transaction.
 */
export async function replaceFirst(
  em: EntityManager,
  first: InquiryEntity,
  time: WorkingTime,
): Promise<void> {
  const doubles = await em.find(InquiryEntity, { duplicateOf: first }, { orderBy: { id: 'asc' } })
  const next = doubles.find(({ spam }) => !spam)
  for (const double of doubles) double.duplicateOf = next && double !== next ? next : null
  if (!next) return
  setStep(next, firstStep(next))
  enterStage(next, next.stage, time)
  recordEvent(em, next, 'duplicate', 'Nicht mehr doppelt: Die erste Anfrage ist gelöscht oder Spam')
}
