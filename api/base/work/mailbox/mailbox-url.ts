import { hash as hashOf } from 'node:crypto'
import { parsedText } from '../../parsed-text.ts'

export interface MailboxPlace {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
  folder: string
  /** Whether the server may vouch for itself; null where the address says nothing of that. */
  trustsAny: boolean | null
  /** What it calls itself in `Authentication-Results`, in lower case; null where the address does not say. */
  authservId: string | null
  /** Names the folder without saying anything of it. */
  key: string
}

const PORTS = { 'imap:': 143, 'imaps:': 993 }
const EXAMPLE =
  'muss eine imap(s)-Adresse mit Benutzer und Passwort sein, z. B. imaps://info@firma.de:PASSWORT@imap.firma.de; Sonderzeichen darin sind zu kodieren, etwa # als %23 und / als %2F'

export const mailboxUrl = parsedText(parse, EXAMPLE)

export function nameOfMailbox({ user, host, folder }: MailboxPlace): string {
  const name = user.includes('@') ? user : `${user} auf ${host}`
  return folder === 'INBOX' ? name : `${name}, Ordner „${folder}“`
}

function parse(text: string): MailboxPlace | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(
    text,
  )
  if ((protocol !== 'imap:' && protocol !== 'imaps:') || !hostname || hash) return null
  const [user, secret, folder] = [username, password, pathname.slice(1)].map(decoded)
  if (!user || !secret || folder === undefined) return null
  const strict = searchParams.get('tls.rejectUnauthorized')
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(port) || PORTS[protocol],
    secure: protocol === 'imaps:',
    user,
    password: secret,
    folder: folder || 'INBOX',
    trustsAny: strict === null ? null : strict === 'false',
    authservId: searchParams.get('authserv-id')?.toLowerCase() ?? null,
    key: hashOf('sha256', JSON.stringify([host, user, folder])),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
