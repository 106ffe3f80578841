import { paths } from '../../../shared/addresses/paths.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Filling } from '../../../shared/inquiries/template.ts'
import { counted } from '../../../shared/product/machine-selection.ts'

/** What the words of a template become for an inquiry. @param sender the names of who writes and of the dealer */
export function fillingOf(
  inquiry: Inquiry,
  { author, dealer, siteUrl }: { author: string; dealer: string; siteUrl: string },
): Filling {
  const { name, company, receipt, products } = inquiry
  return {
    anrede: `Guten Tag ${name}`,
    name,
    firma: company,
    nummer: receipt,
    maschinen: products.map(counted).join('\n'),
    links: products.flatMap(({ id }) => (id ? [siteUrl + paths.product(id)] : [])).join('\n'),
    absender: author,
    haendler: dealer,
  }
}
