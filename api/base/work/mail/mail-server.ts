import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer'
import { createTransport } from 'nodemailer'
import { asciiAddress } from '../../../../shared/mail-address-rules.ts'
import { isLoopbackName } from '../../requests/http/loopback.ts'
import type { MailAddress } from './addresses.ts'

export interface MailAttachment {
  filename: string
  contentType: string
  /** A stream is closed once the mail is sent or refused. */
  content: Buffer | Readable
}

/** A mail as it goes out. */
export interface Letter {
  messageId: string
  from: MailAddress
  to: string
  replyTo: MailAddress[]
  subject: string
  text: string
  /** The same with pictures, for programs that show them. */
  html?: string
  /** Where a mail program ends with one press what the mail is sent for (RFC 8058). */
  unsubscribe?: string
  /** Keeps automatic replies from answering what no person has written (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied' | 'no'
  /** The mails of the conversation so far, oldest first, by their Message-ID. */
  references?: string[]
  attachments?: MailAttachment[]
}

/** Why a mail did not go out. */
export class DeliveryError extends Error {
  /** Trying again would fail again. */
  readonly isPermanent: boolean
  /** The server is at fault, so any other mail would fail as well. */
  readonly isServer: boolean

  constructor(message: string, options: { isPermanent: boolean; isServer: boolean }) {
    super(message)
    this.isPermanent = options.isPermanent
    this.isServer = options.isServer
  }
}

export interface MailServer {
  /** @throws {DeliveryError} */
  send(letter: Letter, signal: AbortSignal): Promise<void>
}

interface Timeouts {
  /** Milliseconds to reach the server and hear its greeting. */
  connect: number
  /** Milliseconds of silence in the middle of a conversation. */
  silence: number
}

const TIMEOUTS: Timeouts = { connect: 15_000, silence: 30_000 }

/** A mail server behind an `smtp://` or `smtps://` address; one connection a mail. */
export function connectMailServer(url: string, timeouts = TIMEOUTS): MailServer {
  const transport = createTransport({
    url,
    // Nobody stands between us and a program on this machine, whose certificate usually is its own. What the address
    // itself says of certificates counts more.
    tls: { rejectUnauthorized: !isLoopbackName(new URL(url).hostname) },
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ autoSubmitted, from, to, replyTo, references, unsubscribe, ...letter }, signal) {
      const headers = {
        'Auto-Submitted': autoSubmitted,
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      try {
        await transport.sendMail({
          ...letter,
          ...(references?.length && { references, inReplyTo: references.at(-1) }),
          from: inAscii(from),
          to: { name: '', address: asciiAddress(to) },
          replyTo: replyTo.map(inAscii),
          envelope: { from: asciiAddress(from.address), to: [asciiAddress(to)] },
          headers,
          signal,
        })
      } catch (error) {
        throw explain(error)
      } finally {
        for (const { content } of letter.attachments ?? [])
          if (content instanceof Readable) content.destroy()
      }
    },
  }
}

/** As every mail server takes it: many know no umlauts in a domain. */
const inAscii = ({ name, address }: MailAddress) => ({ name, address: asciiAddress(address) })

/** As OpenSSL and Node say what is wrong with one. */
const CERTIFICATE = /certificate|altnames|unable to get (?:local )?issuer/i
const UNTRUSTED =
  'Der Mailserver weist sich mit einem Zertifikat aus, dem nicht zu trauen ist. Wenn es sein eigenes ist: Nennen Sie es in NODE_EXTRA_CA_CERTS, oder hängen Sie „?tls.rejectUnauthorized=false“ an SMTP_URL an'

function explain(error: unknown): DeliveryError {
  const { code, command, permanent, response, message } = error as NodemailerError
  const answer = response ?? message
  const isSender = command === 'MAIL FROM'
  if (code === 'EENVELOPE' && !isSender)
    return new DeliveryError(`Der Mailserver lehnt den Empfänger ab: ${answer}`, {
      isPermanent: permanent !== false,
      isServer: false,
    })
  if (code === 'EMESSAGE' && response)
    return new DeliveryError(`Der Mailserver lehnt die Nachricht ab: ${answer}`, {
      isPermanent: permanent === true,
      isServer: false,
    })
  if (CERTIFICATE.test(message))
    return new DeliveryError(`${UNTRUSTED} (${message})`, { isPermanent: false, isServer: true })
  // A wrong password or sender is an error in the configuration. It will be corrected, so the mail is kept.
  const reason = response ? 'Der Mailserver weist uns ab' : 'Der Mailserver ist nicht erreichbar'
  return new DeliveryError(`${reason}: ${answer}`, { isPermanent: false, isServer: true })
}
