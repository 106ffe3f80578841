import type { MailAddress } from './addresses.ts'

export interface MailConfig {
  url: string
  from: MailAddress
  to: MailAddress[]
}
