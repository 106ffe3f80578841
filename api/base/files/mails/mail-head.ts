import { z } from 'zod'
import { authentication } from './authentication.ts'

const mailbox = z.object({ name: z.string(), address: z.string() })

export const mailHead = z.object({
  key: z.string(),
  messageId: z.string().nullable(),
  /** The Message-IDs of the mails that it answers, newest first. */
  answers: z.array(z.string()),
  /** Its Message-ID as it went out here, though a server on its way may have given it another one. */
  ownId: z.string().nullable(),
  from: mailbox.nullable(),
  replyTo: mailbox.nullable(),
  /** Who got it besides, whether by To or by Cc: addresses in lower case. */
  recipients: z.array(z.string()),
  subject: z.string(),
  automatic: z.boolean(),
  generated: z.boolean(),
  bulk: z.boolean(),
  canBeEnded: z.boolean(),
  spam: z.boolean(),
  mayBeBounce: z.boolean(),
  /** What the server that took the mail last found out about its sender; null if it says nothing. */
  authentication: authentication.nullable(),
})
export type MailHead = z.infer<typeof mailHead>
