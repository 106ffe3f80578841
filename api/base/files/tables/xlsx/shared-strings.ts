import type { Readable } from 'node:stream'
import { tooLongText } from '../limits.ts'
import { LONGEST_TEXT, TableRefused } from '../table.ts'
import { parseXml } from './read-xml.ts'
import { LONGEST_WRITTEN, unescapeText } from './text.ts'

const MOST_CHARACTERS = 60_000_000
/** What each text takes besides its characters, even an empty one. */
const CHARACTERS_PER_TEXT = 30

export async function readSharedStrings(stream: Readable | null): Promise<string[]> {
  const strings: string[] = []
  if (!stream) return strings
  let characters = 0
  let text = ''
  let isText = false
  const tooLong = () => tooLongText('In der Excel-Datei')
  const parsing = parseXml(stream, {
    open(name, _, within) {
      if (name === 'si') text = ''
      isText = isTextElement(name, within)
    },
    text(part) {
      if (isText) text += part
      if (text.length > LONGEST_WRITTEN) throw tooLong()
    },
    close(name) {
      isText = false
      if (name !== 'si') return
      characters += text.length + CHARACTERS_PER_TEXT
      const string = unescapeText(text)
      if (string.length > LONGEST_TEXT) throw tooLong()
      strings.push(string)
    },
  })
  for await (const _ of parsing)
    if (characters > MOST_CHARACTERS)
      throw new TableRefused('Die Texte der Excel-Datei sind zusammen zu lang.')
  return strings
}

/** Whether what follows is part of a cell's text, and no reading aid beside it. */
export const isTextElement = (name: string, within: readonly string[]) =>
  name === 't' && !within.includes('rPh')
