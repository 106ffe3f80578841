import type { EntityManager } from '@mikro-orm/sql'
import { may, type permissions, roles } from '../../../shared/accounts/permissions.ts'
import type { UserInquiries } from '../../../shared/accounts/user.ts'
import { assignmentSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { NOBODY, type Owner } from '../../../shared/inquiries/inquiry.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import type { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { signingName, UserEntity } from '../../dealer/accounts/user.entity.ts'
import type { InquiriesOfUsers } from '../../dealer/accounts/user.routes.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { inWork } from './inquiry.work.ts'

const PERMISSION = 'inquiries.edit' satisfies keyof typeof permissions
const mayEdit = roles.filter((role) => may(role, PERMISSION))
const able = { active: true, role: { $in: mayEdit } }

const NO_OWNER = 'Zuständig sein kann nur, wer Anfragen bearbeiten darf'

/** The accounts that may edit inquiries, by name. */
export async function findOwners(em: EntityManager): Promise<UserEntity[]> {
  const users = await em.find(UserEntity, able)
  return users.sort((a, b) => signingName(a).localeCompare(signingName(b), 'de'))
}

export const toOwner = (user: UserEntity): Owner => ({ id: user.id, name: signingName(user) })

/** @throws {ApiError} 400 for an account that may not edit inquiries */
export async function requireOwner(em: EntityManager, id: number): Promise<UserEntity> {
  const user = await em.findOne(UserEntity, { id, ...able })
  if (!user) throw invalid({ ownerId: [NO_OWNER] })
  return user
}

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

/** What is open of an account, and who can take it over. */
async function inquiriesOf(em: EntityManager, { id }: UserEntity): Promise<UserInquiries> {
  const others = (await findOwners(em)).filter((user) => user.id !== id)
  const open = await em.count(InquiryEntity, { ...inWork, owner: id })
  return { open, successors: others.map(toOwner) }
}

/** @throws {ApiError} 400 for a successor who may not edit inquiries */
async function handOver(em: EntityManager, user: UserEntity, to: number | null): Promise<void> {
  const { id } = user
  const successor = to === null ? null : await em.findOne(UserEntity, { id: to, ...able })
  if (to !== null && (!successor || to === id)) throw invalid({ inquiriesTo: [NO_OWNER] })
  const open = await em.find(InquiryEntity, { ...inWork, owner: id }, { fields: ['id'] })
  const name = successor ? signingName(successor) : NOBODY
  for (const inquiry of open)
    recordEvent(em, inquiry.id, 'owner', `Zuständig: ${name}, bisher ${signingName(user)}`)
  await em.flush()
  await em.nativeUpdate(InquiryEntity, { owner: id }, { owner: to })
}

/** What becomes of the inquiries of an account that goes: nothing waits for somebody who does not see it. */
export const inquiriesOfUsers: InquiriesOfUsers = {
  of: inquiriesOf,
  handOver,
  async release(em, user, to) {
    if (!user.active || !may(user.role, PERMISSION)) await handOver(em, user, to)
  },
}
