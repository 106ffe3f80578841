import type { Sketch } from '../../../shared/drawing/index.ts'
import { STEEL } from '../../../shared/images/colours.ts'
import type { Paper, Place } from '../../base/files/paper/paper.ts'
import { COLUMN } from './measures.ts'
import type { SheetWords } from './sheet-words.ts'
import { drawSketch } from './sketch.ts'

export const SECTION = { font: 'Display', size: 12 } as const
/** From the top of a section's heading to what it heads. */
export const SECTION_HEIGHT = 20
const NOTE = { font: 'Text', size: 7.5, color: STEEL } as const
const BELOW = 10
const [LOWEST, HIGHEST] = [180, 330]
/** In points per unit of the sketch's sheet. */
const LARGEST = 0.75

/** The sketch with its heading. It can be made smaller, so that a sheet needs no further page. */
export class SketchBlock {
  readonly #paper: Paper
  readonly #sketch: Sketch
  readonly #noteHeight: number
  readonly #words: SheetWords['sketch']

  constructor(paper: Paper, sketch: Sketch, words: SheetWords['sketch']) {
    this.#paper = paper
    this.#sketch = sketch
    this.#words = words
    this.#noteHeight = paper.height(words.note(sketch), NOTE, COLUMN) + 6
  }

  /** The heights that it can have in a room, its usual one first. */
  heights(room: number): number[] {
    const { width, height } = this.#sketch.plan
    const around = SECTION_HEIGHT + this.#noteHeight + BELOW
    const heights: number[] = []
    const usual = Math.min((height * COLUMN) / width, HIGHEST, room - around)
    for (let drawn = usual; drawn >= Math.min(LOWEST, usual); drawn -= 10)
      heights.push(around + drawn)
    return usual >= LOWEST || usual === (height * COLUMN) / width ? heights : []
  }

  /** The least room that it is worth drawing in. */
  get lowest(): number {
    return SECTION_HEIGHT + this.#noteHeight + BELOW + HIGHEST
  }

  /** As large as the box allows, but never so large that its figures look like a headline. */
  draw({ x, y, width, height }: Place & { height: number }): void {
    const [paper, sketch, words] = [this.#paper, this.#sketch, this.#words]
    const { plan } = sketch
    const top = y + SECTION_HEIGHT + this.#noteHeight
    const room = y + height - BELOW - top
    const scale = Math.min(width / plan.width, room / plan.height, LARGEST)
    const left = x + (width - plan.width * scale) / 2
    paper.text('H2', words.heading, SECTION, { x, y, width })
    paper.text('P', words.note(sketch), NOTE, { x, y: y + SECTION_HEIGHT - 2, width })
    paper.tagged(
      'Figure',
      () => drawSketch(paper, sketch, words.length, { x: left, y: top, scale }),
      {
        alt: `${words.heading}. ${words.describe(sketch)}`,
      },
    )
  }
}
