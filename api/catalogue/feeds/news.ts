import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Element } from '../../../shared/feeds/description.ts'
import { priceText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { builtText, conditionLabels, publicStatusLabel } from '../../../shared/product/terms.ts'
import { escapeXml, toXml, XML_DECLARATION } from './xml.ts'

export const NEWS_TYPE = 'application/atom+xml; charset=utf-8'
export const NEWEST = 30

/** Date of an empty feed: Atom requires one. */
const NEVER = '1970-01-01T00:00:00.000Z'

const text = (name: string, children: string, attributes?: Record<string, string>): Element => ({
  name,
  children,
  ...(attributes && { attributes }),
})
const link = (attributes: Record<string, string>) => text('link', '', attributes)

/**
 * New machines as Atom (RFC 4287).
 * @param products as visitors see them, the newest first
 */
export function newsFeed(products: Product[], dealer: Dealer, siteUrl: string): string {
  const address = siteUrl + paths.news
  const latest = products.map(({ updatedAt }) => updatedAt).sort()
  const feed: Element = {
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de' },
    children: [
      text('id', address),
      text('title', `Neu bei ${dealer.name}`),
      text('updated', latest.at(-1) ?? NEVER),
      { name: 'author', children: [text('name', dealer.name)] },
      link({ rel: 'self', type: 'application/atom+xml', href: address }),
      link({ rel: 'alternate', type: 'text/html', href: siteUrl + paths.catalogue }),
      ...products.map((product) => entry(product, siteUrl)),
    ],
  }
  return `${XML_DECLARATION}\n${toXml(feed)}\n`
}

function entry(product: Product, siteUrl: string): Element {
  const page = siteUrl + paths.product(product.id)
  const [picture] = product.images
  return {
    name: 'entry',
    children: [
      text('id', page),
      text('title', product.title),
      text('published', product.createdAt),
      text('updated', product.updatedAt),
      link({ rel: 'alternate', type: 'text/html', href: page }),
      ...(picture ? [enclosure(new URL(picture, siteUrl).href)] : []),
      text('category', '', { term: product.category.slug, label: product.category.name }),
      text('summary', summary(product)),
      text('content', html(product), { type: 'html' }),
    ],
  }
}

/** Our own pictures are WebP; of others the type is not known. */
const enclosure = (href: string) =>
  link({ rel: 'enclosure', href, ...(href.endsWith('.webp') && { type: 'image/webp' }) })

function summary(product: Product): string {
  const { condition, status, location } = product
  const facts = [priceText(product), builtText(product), conditionLabels[condition], location]
  return [...facts, publicStatusLabel(status)].join(', ')
}

function html(product: Product): string {
  const paragraphs = product.description.split(/\n{2,}/).filter((part) => part.trim() !== '')
  const rows = Object.entries(product.specifications)
  return [
    `<p>${escapeXml(summary(product))}</p>`,
    ...paragraphs.map((part) => `<p>${escapeXml(part)}</p>`),
    ...(rows.length > 0
      ? [
          `<ul>${rows.map(([name, value]) => `<li>${escapeXml(`${name}: ${value}`)}</li>`).join('')}</ul>`,
        ]
      : []),
  ].join('\n')
}
