import type { EntityManager } from '@mikro-orm/sql'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentMailConfig } from '../../dealer/settings/mail-sender.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import type { InquiryEntity } from './inquiry.entity.ts'

type OfSomebody = Pick<InquiryEntity, 'owner'>

/**
 * Who hears at the house what has become of an inquiry: its own addresses, and the person responsible. No address twice.
 * @param by the account that has done it, which knows; null for the customer
 */
export async function whomToTell(
  em: EntityManager,
  mail: MailConfig,
  inquiry: OfSomebody,
  by: number | null = null,
): Promise<string[]> {
  const house = await addressesOfHouse(em, mail)
  const own = inquiry.owner?.id === by ? null : await addressOfOwner(em, inquiry)
  const isToldAlready = house.some((address) => own && addressOf(address) === addressOf(own))
  return own && !isToldAlready ? [...house, own] : house
}

export async function addressesOfHouse(em: EntityManager, mail: MailConfig): Promise<string[]> {
  const { to } = await currentMailConfig(em.getKysely<Tables>(), mail)
  return to.map(({ address }) => address)
}

/** Where the person responsible wants to hear of it; null without one, without an address, and for who does not want to. */
export async function addressOfOwner(
  em: EntityManager,
  { owner }: OfSomebody,
): Promise<string | null> {
  if (!owner) return null
  const user = await em.findOne(UserEntity, { id: owner.id, active: true, inquiryMails: true })
  return user?.email ?? null
}

/** Whether an address is one of the dealer's, or of somebody who works there. */
export async function isOurAddress(
  em: EntityManager,
  mail: MailConfig | null,
  address: string,
): Promise<boolean> {
  const db = em.getKysely<Tables>()
  const { company } = await findParts(db, { company: companySettings })
  const config = mail && (await currentMailConfig(db, mail))
  const users = await em.find(UserEntity, { email: { $ne: null } }, { fields: ['email'] })
  const ours = [
    company.email,
    ...(config ? [config.from, ...config.to] : []).map((one) => one.address),
    ...users.map(({ email }) => email ?? ''),
  ]
  return ours.some((one) => one !== '' && mailboxOf(one) === mailboxOf(address))
}
