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
