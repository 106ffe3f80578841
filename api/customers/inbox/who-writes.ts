/** `Hansen, Birte (Nordfracht)`, as Exchange shows who works somewhere. */
const WITH_ADDITION = /^(?<name>[^()]+?)\s*\((?<addition>[^()]+)\)$/
/** A last name is one word; „Birte Hansen, Nordfracht“ stays as it is. */
const LAST_NAME_FIRST =
  /^(?<last>(?:(?:von|vom|zu|zum|van|de|der|den|di|la|le|el) )*\p{Lu}[\p{L}'’-]*), ?(?<first>[\p{L}][\p{L}.'’-]*(?: [\p{L}][\p{L}.'’-]*){0,3})$/u
/** What Exchange adds to those who do not belong to the house. */
const OUTSIDE = /^ext(?:ern(?:al)?)?\.?$/i

/** Whom the name of a mail's sender means, and the company that it may name beside them; empty without one. */
export function personInName(shown: string): { name: string; company: string } {
  const { name = shown, addition = '' } = WITH_ADDITION.exec(shown)?.groups ?? {}
  const { last, first } = LAST_NAME_FIRST.exec(name)?.groups ?? {}
  return {
    name: first && last ? `${first} ${last}` : name,
    company: OUTSIDE.test(addition) ? '' : addition,
  }
}

/** What follows is the sender's name and company (RFC 3676, 4.3), or comes after how Germans end a letter. */
const END =
  /^(?:-- ?|(?:mit |viele |beste |liebe |sch(?:ö|oe)ne )*(?:freundlichen? )?gr(?:ü|ue)(?:ß|ss)en?\b.*|mfg\b.*|vg\b.*|hochachtungsvoll.*|(?:kind |best )regards.*)$/i
const COMPANY =
  /^[\p{L}\d][\p{L}\d&.,'’+\- ]{1,80}\b(?:(?:GmbH|AG|SE|UG|KG|OHG)(?: ?& ?Co\.? ?(?:KG|OHG))?|mbH|e\. ?K\.?|eG|GbR|KGaA)$/u

/** The company that a mail's signature names, if it is exactly one; empty otherwise. */
export function companyInSignature(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const end = lines.findLastIndex((line) => END.test(line))
  if (end < 0) return ''
  const companies = new Set(lines.slice(end + 1).filter((line) => COMPANY.test(line)))
  const [company = ''] = companies
  return companies.size === 1 ? company : ''
}
