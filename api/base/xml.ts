import type { Element } from '../../shared/feeds/description.ts'

/** What XML 1.0 has no way to write, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escapedBy = (text: string, signs: RegExp) =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(signs, (sign) => ESCAPES[sign] ?? sign)

/** Text between tags. */
export const escapeXml = (text: string) => escapedBy(text, /[&<>\r]/g)

/** Text between quotation marks. */
const escapeAttribute = (text: string) => escapedBy(text, /[&<>"\t\n\r]/g)

export const openingTag = ({ name, attributes = {} }: Omit<Element, 'children'>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}>`

export function toXml(element: Element): string {
  const { name, children } = element
  const content = typeof children === 'string' ? escapeXml(children) : children.map(toXml).join('')
  return `${openingTag(element)}${content}</${name}>`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
