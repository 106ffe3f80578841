import type { TextRule } from '../writing/text-rules.ts'

/** In characters, as mail servers take it. */
export const LONGEST_ADDRESS = 254
const NO_ADDRESS = 'Ungültige E-Mail-Adresse'
const LETTERS_BEFORE = 'Vor dem @ sind Umlaute und andere Sonderbuchstaben nicht möglich'

/** What the standard allows (RFC 5322, 3.2.3), but for an ending that is a sign of punctuation. */
const NAME = /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]*[\w+-]$/
/** A domain with letters of any script. What else a URL may have in its place is none. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const ASCII_DOMAIN = /^(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** The parts before and behind the last @. */
function partsOf(address: string): [name: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
}

/** A domain as programs exchange it: `müller.de` is `xn--mller-kva.de`. Null for what is none. */
function asciiDomain(domain: string): string | null {
  if (!WRITTEN_DOMAIN.test(domain)) return null
  const isPlain = ASCII_DOMAIN.test(domain) && !/xn--/i.test(domain)
  const ascii = isPlain ? domain : (URL.parse(`http://${domain}`)?.hostname ?? '')
  return ASCII_DOMAIN.test(ascii) ? ascii : null
}

/** An address as mail servers take it: `info@müller.de` is `info@xn--mller-kva.de`. */
export function asciiAddress(address: string): string {
  const [name, domain] = partsOf(address)
  return `${name}@${asciiDomain(domain) ?? domain}`
}

/** Whether the domain is one, and the whole not too long. */
export function hasDomain(address: string): boolean {
  const [name, domain] = partsOf(address)
  const ascii = asciiDomain(domain)
  return ascii !== null && name.length + ascii.length < LONGEST_ADDRESS
}

function problemOf(address: string): string | null {
  const [name] = partsOf(address)
  if (!hasDomain(address)) return NO_ADDRESS
  if (NAME.test(name)) return null
  return /[^\p{ASCII}]/u.test(name) && /^[\p{L}\p{M}\p{N}\w.'+-]+$/u.test(name)
    ? LETTERS_BEFORE
    : NO_ADDRESS
}

/** What is wrong with what is no address, in words for whoever has typed it. */
export function addressProblem(typed: string): string {
  const address = typed.trim()
  const [name, domain] = partsOf(address)
  const said = (what: string) => `${NO_ADDRESS}: ${what}`
  if (address === '') return said('Bitte geben Sie eine an')
  if (/[\s,;<>]/.test(address)) return said('Bitte nur eine Adresse und ohne Leerzeichen')
  if (!address.includes('@')) return said('Es fehlt das @')
  if (name === '') return said('Vor dem @ fehlt der Name')
  if (domain === '') return said('Hinter dem @ fehlt der Anbieter, z. B. firma.de')
  if (!domain.includes('.')) return said(`Hinter „${domain}“ fehlt die Endung, z. B. .de`)
  return said(hasDomain(address) ? `Bitte prüfen Sie „${name}“` : `Bitte prüfen Sie „${domain}“`)
}

/** A mail address, whose domain may have umlauts. */
export const mailAddressRule = {
  label: 'E-Mail-Adresse',
  min: 1,
  max: LONGEST_ADDRESS,
  wrong: NO_ADDRESS,
  problemOf,
} satisfies TextRule
