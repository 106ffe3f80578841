import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AuditEvent } from '../../../../shared/operation/audit.ts'
import { clientAddress } from './client-address.ts'
import type { Env } from './env.ts'

export const OPERATOR = 'npm'

interface Facts {
  /** Who did it, or the name that somebody tried; null if that is not known. */
  account: string | null
  /** From where; null for what was done on the machine itself. */
  address: string | null
  /** What was done it to, such as `user 7`. No names of persons. */
  object?: string
}

/** The address comes before anything that a caller can choose, so that no name can pretend to be another line. */
export function audit(event: AuditEvent, { account, address, object }: Facts): void {
  const words = [
    `Audit ${new Date().toISOString()} ${event}`,
    `address=${address !== null && isIP(address) ? address : '-'}`,
    `account=${account === null ? '-' : quoted(account)}`,
    ...(object === undefined ? [] : [`object=${quoted(object)}`]),
  ]
  console.log(words.join(' '))
}

/** As `audit`, for whoever calls. @param account another name than that of the caller's account */
export function auditCall(
  c: Context<Env>,
  { trustProxy }: { trustProxy: boolean },
  event: AuditEvent,
  facts: Partial<Pick<Facts, 'account' | 'object'>> = {},
): void {
  const account = c.var.account?.username ?? null
  audit(event, { account, address: clientAddress(c, trustProxy), ...facts })
}

/** In quotation marks, without characters that end a line, hide something or change its direction. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}
