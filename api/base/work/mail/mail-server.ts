import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { FOR_OPERATOR } from '../../../../shared/mail/for-operator.ts'
import { asciiAddress } from '../../../../shared/mail/mail-address-rules.ts'
import { onFirstUse } from '../../on-first-use.ts'
import { isLoopbackName } from '../../requests/http/loopback.ts'
import { CERTIFICATE_PROBLEM } from '../certificate-problem.ts'
import type { MailAddress } from './addresses.ts'
import type { MailServer } from './letters.ts'
import { DeliveryError } from './letters.ts'
import { OWN_ID } from './own-id.ts'

const nodemailer = onFirstUse<typeof import('nodemailer')>('nodemailer')

interface Timeouts {
  connectMs: number
  silenceMs: number
}

const TIMEOUTS: Timeouts = { connectMs: 15_000, silenceMs: 30_000 }

/** A mail server behind an `smtp://` or `smtps://` address; one connection a mail. */
export function connectMailServer(url: string, timeouts = TIMEOUTS): MailServer {
  const transport = nodemailer().createTransport({
    url,
    // A program on this machine usually has a certificate of its own. What the address says counts more.
    tls: { rejectUnauthorized: !isLoopbackName(new URL(url).hostname) },
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(
      { autoSubmitted, from, to, shown, replyTo, references, unsubscribe, ...letter },
      signal,
    ) {
      const headers = {
        'Auto-Submitted': autoSubmitted,
        [OWN_ID]: letter.messageId,
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const recipient = requireOneAddress(asciiAddress(to))
      try {
        await transport.sendMail({
          ...letter,
          ...(references?.length && { references, inReplyTo: references.at(-1) }),
          from: inAscii(from),
          to: shown ? shown.to.map(nameless) : nameless(to),
          cc: shown?.cc.map(nameless),
          replyTo: replyTo.map(inAscii),
          envelope: { from: asciiAddress(from.address), to: [recipient] },
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

/** nodemailer would read a name in front of one: `a b@firma.example` would go to `b@firma.example`. */
function requireOneAddress(to: string): string {
  const [only, ...others] = addressparser(to, { flatten: true })
  if (only?.address === to && /.@./.test(to) && others.length === 0) return to
  throw new DeliveryError(`Der Empfänger „${to}“ ist keine E-Mail-Adresse.`, {
    isPermanent: true,
    isServer: false,
  })
}

const nameless = (address: string) => inAscii({ name: '', address })

/** As every mail server takes it: many know no umlauts in a domain. */
const inAscii = ({ name, address }: MailAddress) => ({ name, address: asciiAddress(address) })

const UNTRUSTED = 'Der Mailserver weist sich mit einem Zertifikat aus, dem nicht zu trauen ist'
const OWN_CERTIFICATE = `${FOR_OPERATOR} Wenn es sein eigenes ist, nennen Sie es in NODE_EXTRA_CA_CERTS, oder hängen Sie „?tls.rejectUnauthorized=false“ an SMTP_URL an.`

const LETTER_CODES = new Set(['EMESSAGE', 'ESTREAM', 'EFILEACCESS', 'EURLACCESS', 'EFETCH'])

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
  // An error without a code is one of the program that composes it.
  if (!code || LETTER_CODES.has(code))
    return new DeliveryError(`Die E-Mail ließ sich so nicht senden: ${message}`, {
      isPermanent: code === 'EMESSAGE',
      isServer: false,
    })
  if (CERTIFICATE_PROBLEM.test(message))
    return new DeliveryError(`${UNTRUSTED} (${message}). ${OWN_CERTIFICATE}`, {
      isPermanent: false,
      isServer: true,
    })
  // A wrong password or sender is an error in the configuration. It will be corrected, so the mail is kept.
  const reason = response ? 'Der Mailserver weist uns ab' : 'Der Mailserver ist nicht erreichbar'
  return new DeliveryError(`${reason}: ${answer}`, { isPermanent: false, isServer: true })
}
