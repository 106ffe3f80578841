import { LONGEST_ROW } from './table.ts'

export class NotFlat extends Error {}

export class ElementTooLong extends Error {}

/** The elements of a list in JSON, one in memory. @throws {SyntaxError}, {NotFlat}, {ElementTooLong} */
export async function* jsonElements(text: AsyncIterable<string>): AsyncGenerator<string> {
  let element = ''
  let depth = 0
  let count = 0
  let isString = false
  let isEscaped = false
  for await (const part of text) {
    let start = 0
    for (let at = 0; at < part.length; at++) {
      const mark = part[at]
      if (isEscaped) isEscaped = false
      else if (isString) {
        isEscaped = mark === '\\'
        isString = mark !== '"'
      } else if (mark === '"') isString = true
      else if (mark === '[' || mark === '{') {
        if (++depth > 2) throw new NotFlat()
        if (depth > 1) continue
        if (mark !== '[' || count++ > 0 || !isBlank(element + part.slice(start, at))) throw noList()
        element = ''
        start = at + 1
      } else if (mark === ']' || mark === '}' || (mark === ',' && depth === 1)) {
        if (mark !== ',' && --depth > 0) continue
        element += part.slice(start, at)
        if (mark === '}') throw noList()
        if (mark === ',' || count > 1 || !isBlank(element)) yield element
        count++
        element = ''
        start = at + 1
      }
    }
    element += part.slice(start)
    if (element.length > LONGEST_ROW) throw new ElementTooLong()
  }
  // What was begun and cut off, so that its place is known.
  if (depth > 0 && !isBlank(element)) yield element
  if (count === 0 || depth > 0 || !isBlank(element)) throw noList()
}

const isBlank = (text: string) => text.trim() === ''
const noList = () => new SyntaxError('No list, or more than one')
