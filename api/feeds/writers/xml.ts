import { fragment } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Element, XmlFeed } from '../../../shared/feeds/description.ts'
import { type FeedWriter, utf8 } from './writer.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

export function xmlWriter(feed: XmlFeed): FeedWriter {
  // An element with nothing but a mark inside, so that its tags are written by the library, too.
  const MARK = '|'
  const around = feed.around.reduceRight<Element[] | string>(
    (children, { name, attributes }) => [{ name, children, ...(attributes && { attributes }) }],
    MARK,
  )
  const [before = '', after = ''] = Array.isArray(around)
    ? around.map(written).join('').split(MARK)
    : []
  return {
    head: `${DECLARATION}\n${before}\n`,
    entry: (machine) => `${written(feed.element(machine))}\n`,
    between: '',
    tail: `${after}\n`,
    encode: utf8,
  }
}

/** An element as text, escaped, and without characters that XML cannot hold. */
export function written(element: Element): string {
  const root = fragment({ invalidCharReplacement: '' })
  add(root, element)
  return root.toString()
}

function add(parent: XMLBuilder, { name, attributes = {}, children }: Element): void {
  const node = parent.ele(name, attributes)
  if (typeof children === 'string') node.txt(children)
  else for (const child of children) add(node, child)
}
