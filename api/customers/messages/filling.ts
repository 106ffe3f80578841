import { paths } from '../../../shared/addresses/paths.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Filling } from '../../../shared/inquiries/template.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import type { Language } from '../../../shared/writing/language.ts'

/** By whom and in which language a template is filled in. */
interface Writing {
  /** The names of who writes and of the dealer. */
  author: string
  dealer: { name: string; hasEnglish: boolean }
  siteUrl: string
  /** Of the template: its salutation belongs to its text, whomever it goes to. */
  language: Language
}

/** What the words of a template become for an inquiry. */
export function fillingOf(
  inquiry: Inquiry,
  { author, dealer, siteUrl, language }: Writing,
): Filling {
  const { name, company, receipt, products } = inquiry
  const isEnglish = language === 'en'
  const pageOf = isEnglish && dealer.hasEnglish ? paths.english.product : paths.product
  return {
    anrede: `${isEnglish ? 'Dear' : 'Guten Tag'} ${name}`,
    name,
    firma: company,
    nummer: receipt,
    maschinen: products.map(counted).join('\n'),
    links: products.flatMap(({ id }) => (id ? [siteUrl + pageOf(id)] : [])).join('\n'),
    absender: author,
    haendler: dealer.name,
  }
}
