import { getDocumentProxy } from 'unpdf'
import { mm } from './paper.ts'

/** A text on one line; where its base line begins, in millimetres from the left upper corner of its page. */
interface PlacedText {
  page: number
  text: string
  x: number
  y: number
}

/** What a reader of a PDF gets to know; blanks and line breaks of texts are left out. */
export async function readPdf(bytes: ArrayBuffer) {
  const raw = Buffer.from(bytes).toString('latin1')
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const texts: string[] = []
  const tags: string[] = []
  const places: PlacedText[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const written = items.flatMap((item) => ('str' in item ? [item] : []))
    texts.push(written.map(({ str }) => str).join(''))
    const [, , , height = 0] = page.view
    for (const { str, transform } of written)
      if (str.trim() !== '')
        places.push({
          page: number,
          text: str,
          x: transform[4] / mm(1),
          y: (height - transform[5]) / mm(1),
        })
    collectTags(await page.getStructTree(), tags)
  }
  const { info } = await document.getMetadata()
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  return {
    text: withoutBlanks(texts.join('')),
    tags,
    places,
    pages: document.numPages,
    isLandscape: width > height,
    title: 'Title' in info ? info.Title : null,
    created: momentOf('CreationDate' in info ? String(info.CreationDate) : ''),
    language: 'Language' in info ? info.Language : null,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    showsTitle: raw.includes('/DisplayDocTitle true'),
    fonts: raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embeddedFonts: raw.match(/\/FontFile2/g)?.length ?? 0,
  }
}

/** `D:20261124110000Z`, which is UTC. */
function momentOf(date: string): Date | null {
  const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year = '', month, day, hour, minute, second] = parts
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

export const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

type Node = { role?: string; alt?: string; children?: unknown[] } | null | undefined

function collectTags(node: Node, tags: string[]): void {
  if (node?.role) tags.push(node.alt ? `${node.role}: ${node.alt}` : node.role)
  for (const child of node?.children ?? []) if (typeof child === 'object') collectTags(child, tags)
}
