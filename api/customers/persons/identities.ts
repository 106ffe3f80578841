import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import type { Sender } from '../inquiries/identifiers.ts'

interface Row extends Pick<Sender, 'id' | 'name' | 'mailbox'> {
  email: string
  phone_number: string
  created_at: Date | number | string
}

/** By what the senders of inquiries are recognised, in rows as the database answers them: there may be thousands. */
export const selectIdentities = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom('inquiry')
    .select(['id', 'name', 'email', 'mailbox', 'phone_number', 'created_at'])

/** @param isAlert whether the row is of a search alert, which knows an address alone */
export const toIdentity = (
  { phone_number: phoneNumber, created_at: createdAt, ...row }: Row,
  isAlert = false,
): Sender & { email: string } => ({
  ...row,
  phoneNumber,
  createdAt: new Date(createdAt),
  isAlert,
})
