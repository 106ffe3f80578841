import type { MailAddress } from './addresses.ts'

/** The mail server, and from whom and to whom the dealer's mails go. */
export interface MailConfig {
  /** `smtp://` or `smtps://`. */
  url: string
  from: MailAddress
  to: MailAddress[]
}
