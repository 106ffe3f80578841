import type { XmlFeed } from '../../../../shared/feeds/description.ts'
import { openingTag, toXml, XML_DECLARATION } from '../xml.ts'
import { type FeedWriter, utf8 } from './writer.ts'

export function xmlWriter({ around, element }: XmlFeed): FeedWriter {
  const closed = around.map(({ name }) => `</${name}>`).reverse()
  return {
    head: `${[XML_DECLARATION, ...around.map(openingTag)].join('\n')}\n`,
    entry: (machine) => `${toXml(element(machine))}\n`,
    between: '',
    tail: `${closed.join('\n')}\n`,
    encode: utf8,
  }
}
