import type { EntityManager } from '@mikro-orm/sql'
import { assignmentSettings } from '../../../shared/dealer/inquiry-settings.ts'
import type { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { signingName } from '../../dealer/accounts/signing-name.ts'
import type { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { findOwners } from '../inquiries/inquiry.owners.ts'

/** Gives a new inquiry to the one whom the dealer's rule names, in its transaction; to nobody where it names none. */
export async function assign(
  em: EntityManager,
  inquiry: InquiryEntity,
  products: ProductEntity[],
): Promise<void> {
  const { assignment } = await currentParts(em, { assignment: assignmentSettings })
  const { by, accounts, categories } = assignment
  if (by === 'hand') return
  const able = await findOwners(em)
  const ofId = (id: number | undefined) => able.find((account) => account.id === id)
  const [rule] = products.flatMap(({ category }) =>
    categories.filter(({ categoryId }) => categoryId === category.id),
  )
  const owner =
    by === 'turns'
      ? await nextOf(em, accounts.length > 0 ? accounts.flatMap((id) => ofId(id) ?? []) : able)
      : ofId(rule?.accountId)
  if (!owner) return
  inquiry.owner = owner
  recordEvent(em, inquiry, 'owner', `Zuständig nach Ihrer Regel: ${signingName(owner)}`)
}

/** Whose turn it is after the one who got the last inquiry. */
async function nextOf(em: EntityManager, accounts: UserEntity[]): Promise<UserEntity | undefined> {
  const last = await em.findOne(
    InquiryEntity,
    {
      owner: { $in: accounts.map(({ id }) => id) },
      source: { $in: ['website', 'mail'] },
      spam: false,
    },
    { orderBy: { id: 'desc' }, fields: ['owner'], disableIdentityMap: true },
  )
  const index = accounts.findIndex(({ id }) => id === last?.owner?.id)
  return accounts[(index + 1) % accounts.length]
}
