import punycode from 'punycode.js'
import { ruledText } from '../writing/text.ts'
import { asciiAddress, hasDomain, LONGEST_ADDRESS, mailAddressRule } from './mail-address-rules.ts'

/** An address as people write it, in one spelling: some browsers send `info@xn--mller-kva.de` for `info@Müller.de`. */
export function writtenAddress(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const isForeign = /[^\p{ASCII}]/u.test(address) || /(?:^|\.)xn--/i.test(domain)
  // What is too long is refused, and would take seconds to be written in letters.
  if (!isForeign || address.length > LONGEST_ADDRESS) return address
  const sent = asciiAddress(address)
  const written = withLetters(sent)
  // Some letters are spelled out in a domain, and would lead to another one.
  return asciiAddress(written) === sent ? written : sent
}

/** A domain or an address, or a part of one, with the letters that its `xn--` stands for. */
export function withLetters(address: string): string {
  try {
    return punycode.toUnicode(address)
  } catch {
    return address
  }
}

const readAs = (min: number) => ruledText({ ...mailAddressRule, min }).overwrite(writtenAddress)

export const mailAddress = readAs(1)

/** With letters of any script (RFC 6531), and dots as some providers give them away, one after another. */
const USED_NAME = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[^@]+$/u

/** An address that somebody has written from, and so one that works, though nobody would type it like that. */
export const usedAddress = ruledText({
  ...mailAddressRule,
  problemOf: (address) =>
    USED_NAME.test(address) && hasDomain(address) ? null : mailAddressRule.wrong,
}).overwrite(writtenAddress)

/** As `mailAddress`; an empty text is none. */
export const mailAddressOrEmpty = readAs(0)
