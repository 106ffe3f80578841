import type { EntityManager } from '@mikro-orm/sql'
import { may, type permissions, roles } from '../../../shared/accounts/permissions.ts'
import type { Owner } from '../../../shared/inquiries/inquiry.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { signingName } from '../../dealer/accounts/signing-name.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { InquiryEntity } from './inquiry.entity.ts'

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

/** Leaves the inquiries of an account to everybody if it may not edit them any more. In its transaction. */
export async function releaseInquiriesOf(em: EntityManager, { id, role, active }: UserEntity) {
  if (active && may(role, PERMISSION)) return
  await em.nativeUpdate(InquiryEntity, { owner: id }, { owner: null })
}
