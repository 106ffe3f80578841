import PostalMime, { type Email } from 'postal-mime'
import { bytesOf } from './files.ts'
import { mailInUtf8 } from './mail-in-utf8.ts'
import { maySign, signedContent } from './signed-content.ts'

const LIMITS = { maxNestingDepth: 100, maxRfc822NestingDepth: 3 }
/** A letter is signed by a program, and again by a gateway. */
const MOST_SIGNATURES = 3
const MOST_SIGNED_PARTS = 10

/** A mail taken apart, a signed letter as if unsigned. @throws for parts nested too deep, or too many header lines */
export async function openMail(bytes: Uint8Array, signatures = MOST_SIGNATURES): Promise<Email> {
  const email = await PostalMime.parse(mailInUtf8(bytes), LIMITS)
  if (signatures === 0) return email
  for (const part of email.attachments.filter(maySign).slice(0, MOST_SIGNED_PARTS)) {
    const letter = signedContent(bytesOf(part))
    if (letter === null) continue
    const { text, html, attachments } = await openMail(letter, signatures - 1)
    email.text = together(email.text, text)
    email.html = together(email.html, html)
    email.attachments = [...email.attachments.filter((other) => other !== part), ...attachments]
  }
  return email
}

const together = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n') || undefined
