import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { FASTEST_PERSON_MS } from '../../../shared/inquiries/contact-rules.ts'

/** People paste a link or two. With more links they also write some text of their own. */
const MANY_LINKS = 3
const WORDS_PER_LINK = 10

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'\])]+/gi
const MARKUP = /\[\/?(?:url|link|img)\b[^[\]]*\]|<a\s[^<>]*href|<\/a>/i
const WORD = /\p{L}{2,}/gu

interface Circumstances {
  /** Milliseconds that the form was open, or what its token is instead; null without one. */
  formAge: number | 'forged' | null
  /** Another inquiry came with the same token. */
  isTokenSpent: boolean
}

/**
 * What only a robot does, as German phrases; none for what a person may have sent. It makes an inquiry spam, which is
 * stored and mailed to nobody.
 */
export function robotSigns(
  { website }: Pick<ContactInput, 'website'>,
  { formAge, isTokenSpent }: Circumstances,
): string[] {
  const signs: string[] = []
  if (website?.trim()) signs.push('verstecktes Feld ausgefüllt')
  if (formAge === 'forged') signs.push('gefälschter Formularschlüssel')
  // A negative age means that a clock was changed.
  else if (formAge !== null && formAge >= 0 && formAge < FASTEST_PERSON_MS)
    signs.push('schneller gesendet, als ein Mensch tippt')
  if (isTokenSpent) signs.push('Formularschlüssel mehrfach verwendet')
  return signs
}

/**
 * What looks like an advert, as German phrases. Customers write like that too, of machines elsewhere and below their
 * signatures, so it marks an inquiry and silences nobody.
 * @param siteUrl our own address, because customers paste links to our machines
 */
export function advertSigns(
  { name, company, phone, message }: Pick<ContactInput, 'name' | 'company' | 'phone' | 'message'>,
  siteUrl: string,
): string[] {
  const signs: string[] = []
  if ([name, company, phone, message].some((text) => MARKUP.test(text)))
    signs.push('Verweise in Foren-Schreibweise')
  if (/https?:\/\//i.test(name)) signs.push('Internetadresse als Name')
  if (isStuffed(message, new URL(siteUrl).host)) signs.push('mehr Links als Text')
  return signs
}

function isStuffed(message: string, ownHost: string): boolean {
  const links = message.match(LINK)?.filter((link) => hostOf(link) !== ownHost) ?? []
  const words = message.replace(LINK, ' ').match(WORD)?.length ?? 0
  if (links.length === 0) return false
  return words === 0 || (links.length >= MANY_LINKS && words < links.length * WORDS_PER_LINK)
}

function hostOf(link: string): string | null {
  const address = link.toLowerCase().startsWith('www.') ? `https://${link}` : link
  return URL.canParse(address) ? new URL(address).host : null
}
