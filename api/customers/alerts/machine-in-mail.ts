import { html } from 'hono/html'
import type { Product } from '../../../shared/product/product.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import type { AlertWords } from './german-alert-words.ts'

/** A machine as a mail shows it. */
interface ShownMachine {
  product: Product
  href: string
  askHref: string
  price: string
  /** Why the mail tells of it. */
  reason: string
}

type Words = Pick<AlertWords['news'], 'facts' | 'see' | 'ask' | 'seeButton' | 'askButton'>

const factsOf = (product: Product, words: Words): [name: string, value: string][] =>
  words.facts(product).flatMap(([name, value]) => (value ? [[name, oneLine(value)]] : []))

export const machineText = (
  { product, href, askHref, price, reason }: ShownMachine,
  words: Words,
): string =>
  [
    oneLine(product.title),
    ...factsOf(product, words).map(([name, value]) => `${name}: ${value}`),
    price,
    `${words.see}: ${href}`,
    `${words.ask}: ${askHref}`,
    reason,
  ].join('\n')

const BUTTON =
  'display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:1px solid #10202b;color:#10202b;font-weight:bold;text-decoration:none'

/** The picture comes with words: spam filters take a mail of pictures and few words for advertising. */
export const machineHtml = (
  { product, href, askHref, price, reason }: ShownMachine,
  picture: { src: string; alt: string },
  words: Words,
) => html`
<div style="margin:0 0 16px;padding:16px;background:#ffffff;border:1px solid #d9dcd9">
<a href="${href}"><img src="${picture.src}" alt="${picture.alt}" width="568" style="display:block;width:100%;height:auto;border:0"></a>
<h2 style="margin:12px 0 4px;font-size:20px"><a href="${href}" style="color:#10202b">${product.title}</a></h2>
<table style="margin:0 0 8px;border-collapse:collapse;font:16px/1.5 Arial,sans-serif">
${factsOf(product, words).map(
  ([name, value]) => html`<tr>
<td style="padding:0 16px 0 0;color:#4c5a63;vertical-align:top">${name}</td>
<td style="padding:0;vertical-align:top">${value}</td>
</tr>
`,
)}</table>
<p style="margin:0 0 8px;font-weight:bold">${price}</p>
<p style="margin:0 0 8px">
<a href="${href}" style="${BUTTON}">${words.seeButton}</a>
<a href="${askHref}" style="${BUTTON}">${words.askButton}</a>
</p>
<p style="margin:0;color:#4c5a63;font-size:14px">${reason}</p>
</div>`
