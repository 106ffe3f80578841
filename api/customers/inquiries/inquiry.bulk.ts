import type { EntityManager } from '@mikro-orm/sql'
import type {
  InquiryBulkInput,
  InquiryBulkReport,
} from '../../../shared/inquiries/inquiry-patch.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { type UpdateOptions, updateInquiry } from './inquiry.changes.ts'
import { requireOwner } from './inquiry.owners.ts'

/**
 * Changes many inquiries, each for itself by the rules of one: where it cannot be done, that one stays as it was.
 * @throws {ApiError} 400 for somebody who may not be in charge of any
 */
export async function updateInquiries(
  em: EntityManager,
  { ids, changes }: InquiryBulkInput,
  options: Omit<UpdateOptions, 'version'>,
): Promise<InquiryBulkReport> {
  const { ownerId } = changes
  if (ownerId) await requireKnownOwner(em, ownerId)
  const report: InquiryBulkReport = { changed: [], failed: [] }
  for (const id of new Set(ids)) {
    const error = await refusalOf(() =>
      updateInquiry(em.fork(), id, changes, { ...options, version: null }),
    )
    if (error === null) report.changed.push(id)
    else report.failed.push({ id, error })
  }
  return report
}

/** Refused at once, because it would be refused of each. */
async function requireKnownOwner(em: EntityManager, id: number): Promise<void> {
  try {
    await requireOwner(em, id)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details?.ownerId) throw error
    throw invalid({ 'changes.ownerId': error.details.ownerId })
  }
}

/** What a change is refused for, in a sentence; null if it was made. */
async function refusalOf(change: () => Promise<unknown>): Promise<string | null> {
  try {
    await change()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Object.values(error.details ?? {}).flat()[0] ?? error.message
  }
}
