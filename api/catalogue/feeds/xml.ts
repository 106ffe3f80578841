import type { Element } from '../../../shared/feeds/description.ts'
import { escapeMarkup } from '../../../shared/writing/markup.ts'

/** What XML 1.0 has no way to write, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text between tags. */
export const escapeXml = (text: string) =>
  escapeMarkup(text.toWellFormed().replace(IMPOSSIBLE, '')).replaceAll('\r', '&#13;')

/** Text between quotation marks, where a reader would take any white space for a blank. */
const escapeAttribute = (text: string) =>
  escapeXml(text).replaceAll('\t', '&#9;').replaceAll('\n', '&#10;')

export const openingTag = ({ name, attributes = {} }: Omit<Element, 'children'>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}>`

export function toXml(element: Element): string {
  const { name, children } = element
  const content = typeof children === 'string' ? escapeXml(children) : children.map(toXml).join('')
  return `${openingTag(element)}${content}</${name}>`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
