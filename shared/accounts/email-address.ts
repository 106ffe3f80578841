import { mailAddressOrEmpty } from '../mail/mail-address.ts'

/** An account's address in lower case. An empty one is none. */
export const emailAddress = mailAddressOrEmpty
  .overwrite((address) => address.toLowerCase())
  .transform((address) => address || null)
