import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** A line of text on a drawing, standing on `y`; sizes and places in pixels. */
export interface Line {
  text: string
  x: number
  y: number
  size: number
  fill: string
}

interface Glyph {
  id: number
  /** Where the pen stands, in units of the font. */
  x: number
  y: number
}

/**
 * Sets text as outlines, shaped as browsers do it: a machine without any font installed draws the
 * same picture as one with thousands.
 */
export class Typeface {
  readonly #face: Face
  readonly #font: Font

  /** @param file a TrueType font without variations, beside this module */
  constructor(file: string) {
    this.#face = new Face(new Blob(readFileSync(new URL(`./fonts/${file}`, import.meta.url))))
    this.#font = new Font(this.#face)
  }

  width(text: string, size: number): number {
    return (this.#set(text).advance * size) / this.#face.upem
  }

  /** The line as SVG. */
  draw({ text, x, y, size, fill }: Line): string {
    const scale = size / this.#face.upem
    const outlines = this.#set(text).glyphs.map(
      ({ id, x, y }) =>
        `<path transform="translate(${x} ${y})" d="${this.#font.glyphToPath(id)}"/>`,
    )
    return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
  }

  #set(text: string): { glyphs: Glyph[]; advance: number } {
    const buffer = new Buffer()
    buffer.addText(text.normalize('NFC'))
    buffer.guessSegmentProperties()
    shape(this.#font, buffer)
    const glyphs: Glyph[] = []
    let advance = 0
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
      const position = positions[index]
      // Glyph 0 is the box of what the font does not have; it says nothing to a reader.
      if (!position || id === 0) continue
      glyphs.push({ id, x: advance + position.xOffset, y: position.yOffset })
      advance += position.xAdvance
    }
    return { glyphs, advance }
  }
}
