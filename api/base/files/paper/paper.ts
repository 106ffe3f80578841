import PDFDocument from 'pdfkit'
import { HAIRLINE, INK } from '../../../../shared/images/colours.ts'
import { type FontName, fontFiles, typeset } from './fonts.ts'

/** A4 upright in points, the unit in which papers are drawn. */
export const A4 = { width: 595.28, height: 841.89 } as const

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4

export interface Style {
  font: FontName
  size: number
  color?: string
  align?: 'left' | 'center' | 'right'
  isStruck?: boolean
  /** Figures of one width. Those with a point or comma are always set so. */
  isTabular?: boolean
  lineGap?: number
}

export interface Place {
  x: number
  y: number
  width: number
}

type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'
type TableTag = 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD'
export type Tag = TextTag | TableTag | 'Figure'
export type Element = PDFKit.PDFStructureElement

interface Tagging {
  parent?: Element | undefined
  alt?: string
  scope?: 'Column' | 'Row'
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      // Known to PDFKit, and not yet to its types.
      scope?: 'Column' | 'Row'
    }
  }
}

interface Options {
  title: string
  author: string
  accent: string
  layout: 'portrait' | 'landscape'
  /** German by default. */
  language?: string
  /** Not the time of drawing, so that the same content gives the same bytes. */
  date: Date
}

/** Kerning hides the point of `7.900` between its figures; tabular ones are not kerned, but set hyphens apart. */
const HIDES_ITS_POINT = /\d[.,]\d/

/** A tagged PDF in the type of the house. Everything is placed in points from the left upper corner. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly accent: string
  readonly language: string
  readonly #root: Element

  constructor({ title, author, accent, layout, date, language = 'de-DE' }: Options) {
    this.accent = accent
    this.language = language
    this.doc = new PDFDocument({
      size: 'A4',
      layout,
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: date },
    })
    // Read anew for each paper, though that is nearly half of its time: the signs of an open font keep the letters that they
    // stood for before, and whoever copies from the next paper would get those.
    for (const [name, file] of Object.entries(fontFiles)) this.doc.registerFont(name, file)
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  element(tag: Tag, parent = this.#root): Element {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  tagged(tag: Tag, draw: () => void, { parent, ...about }: Tagging = {}): void {
    const owner = parent ?? this.#root
    owner.add(this.doc.struct(tag, about, draw))
  }

  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  text(tag: Tag, content: string, style: Style, place: Place, parent?: Element): number {
    this.tagged(tag, () => this.write(content, style, place), { parent })
    return place.y + this.height(content, style, place.width)
  }

  link(address: string, style: Style, { x, y, width }: Place, parent: Element): number {
    const { text, options } = this.#prepare(address, style, width)
    const draw = () =>
      this.doc.fillColor(style.color ?? INK).text(text, x, y, { ...options, link: address })
    this.tagged('Link', draw, { parent })
    return y + this.height(address, style, width)
  }

  write(content: string, style: Style, { x, y, width }: Place): void {
    const { text, options } = this.#prepare(content, style, width)
    this.doc.fillColor(style.color ?? INK).text(text, x, y, options)
  }

  height(content: string, style: Style, width: number): number {
    const { text, options } = this.#prepare(content, style, width)
    return this.doc.heightOfString(text, options)
  }

  writeLine(content: string, style: Style, { x, y }: Pick<Place, 'x' | 'y'>): void {
    const { text, options } = this.#prepare(content, style)
    this.doc.fillColor(style.color ?? INK).text(text, x, y, { ...options, lineBreak: false })
  }

  width(content: string, style: Style): number {
    const { text, options } = this.#prepare(content, style)
    return this.doc.widthOfString(text, options)
  }

  get pageIndex(): number {
    const { start, count } = this.doc.bufferedPageRange()
    return start + count - 1
  }

  onPage(index: number, draw: () => void): void {
    const last = this.pageIndex
    this.doc.switchToPage(index)
    draw()
    this.doc.switchToPage(last)
  }

  onEachPage(draw: (page: number, pages: number) => void): void {
    const pages = this.pageIndex + 1
    for (let page = 1; page <= pages; page++)
      this.onPage(page - 1, () => this.artifact(() => draw(page, pages)))
  }

  rule(x: number, y: number, width: number, color = HAIRLINE, thickness = 0.6): void {
    this.doc.rect(x, y, width, thickness).fill(color)
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.on('end', resolve))
    this.#root.end()
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  #prepare(content: string, style: Style, width?: number) {
    const { text, font } = typeset(content, style.font, this.language)
    const { align, isStruck: strike, lineGap, isTabular = HIDES_ITS_POINT.test(text) } = style
    const features: PDFKit.Mixins.OpenTypeFeatures[] | undefined = isTabular ? ['tnum'] : undefined
    this.doc.font(font).fontSize(style.size)
    return { text, options: { width, align, strike, lineGap, features } }
  }
}
