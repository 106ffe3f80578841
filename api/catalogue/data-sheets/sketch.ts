import {
  type Annotation,
  DETAIL,
  isGroup,
  OUTLINE,
  type Part,
  type Shape,
  type Sketch,
} from '../../../shared/drawing/index.ts'
import { INK, STEEL } from '../../../shared/images/colours.ts'
import type { Paper } from '../../base/files/paper/paper.ts'

type Doc = PDFKit.PDFDocument

/** Figures have the size of the sheet's text, in points, as far as there is room between two lines, in units of the sketch. */
const LABEL = 8.5
const LARGEST = 34

interface Pen {
  /** Factor on every line width. */
  weight: number
  /** Of lines that name no width, in millimetres. */
  stroke: number
  /** Leaves out thinner lines. */
  from: number
  /** Null leaves surfaces open. */
  fill: string | null
}

/**
 * Draws a sketch as vectors into a box; surfaces take the colour of the ground.
 * @param length writes a length in the language of the sheet
 */
export function drawSketch(
  paper: Paper,
  { plan, machine, raised, ground, dimensions }: Sketch,
  length: (text: string) => string,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const { doc } = paper
  const { origin, weight, stroke, dash } = plan
  doc.save().translate(x, y).scale(scale)
  doc.save().translate(origin.x, origin.y).scale(plan.scale).lineJoin('round')
  doc.save().dash(dash[0], { space: dash[1] }).strokeOpacity(0.45)
  drawParts(doc, raised, { weight, stroke, from: OUTLINE, fill: null })
  doc.restore()
  drawParts(doc, machine, { weight, stroke, from: DETAIL, fill: '#fff' })
  doc.restore()
  doc.path(ground).lineWidth(1.4).stroke(INK)
  const size = Math.min(LABEL / scale, LARGEST)
  for (const dimension of dimensions)
    drawDimension(paper, { ...dimension, text: length(dimension.text) }, size)
  doc.restore()
}

function drawParts(doc: Doc, parts: readonly Part[], pen: Pen): void {
  for (const part of parts) {
    if (part.look === 'paint') continue
    if (isGroup(part)) {
      const { move, turn } = part
      doc.save()
      if (move) doc.translate(move.x, move.y)
      if (turn) doc.rotate(turn.degrees, { origin: [turn.x, turn.y] })
      drawParts(doc, part.parts, pen)
      doc.restore()
    } else if ((part.line ?? DETAIL) >= pen.from && !part.dash) drawShape(doc, part, pen)
  }
}

function drawShape(doc: Doc, { d, fill, line = DETAIL, bar, inside = [] }: Shape, pen: Pen): void {
  const lineWidth = line === DETAIL ? pen.stroke : line * pen.weight
  if (bar) {
    doc.path(d).lineWidth(bar).stroke(INK)
    doc
      .path(d)
      .lineWidth(bar - 2 * line * pen.weight)
      .stroke(pen.fill ?? '#fff')
    return
  }
  doc.path(d).lineWidth(lineWidth)
  if (fill && pen.fill) doc.fillAndStroke(pen.fill, INK)
  else doc.stroke(INK)
  if (inside.length === 0) return
  doc.save().path(d).clip()
  drawParts(doc, inside, pen)
  doc.restore()
}

function drawDimension(paper: Paper, annotation: Annotation, size: number): void {
  const { witness, line, heads, text, x, y, isUpright, anchor } = annotation
  const { doc } = paper
  const style = { font: 'Text', size } as const
  const width = paper.width(text, style)
  doc.path(witness).lineWidth(0.6).stroke(STEEL)
  doc.path(line).lineWidth(1).stroke(INK)
  doc.path(heads).fill(INK)
  doc.save()
  if (isUpright) doc.rotate(-90, { origin: [x, y] })
  const left = anchor === 'middle' ? x - width / 2 : x
  doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
  doc.restore()
}
