import { STEEL } from '../../../shared/images/colours.ts'
import { labelPlace, labelSheets, labelsPerSheet } from '../../../shared/product/label-sheets.ts'
import { type Element, mm, Paper } from '../../base/files/paper/paper.ts'
import { drawQrCode, qrModules } from '../../base/files/paper/pictures.ts'
import { heightOf, writeLines } from '../../base/files/paper/set-text.ts'
import type { LabelTask } from './label-content.ts'
import { type LabelLayout, layoutOf } from './label-layout.ts'
import { setName, setNumber } from './label-text.ts'

type Machine = LabelTask['machines'][number]

/** Between the number and the name. */
const BETWEEN = mm(0.5)

/** Draws the labels of machines on sheets of A4, one after another. The same content gives the same bytes. */
export async function drawLabels(task: LabelTask): Promise<Buffer> {
  const sheet = labelSheets[task.sheet]
  const paper = new Paper({
    title: 'Etiketten',
    author: task.dealer.name,
    accent: task.dealer.accentColour,
    layout: 'portrait',
    date: new Date(task.date),
  })
  const list = paper.element('L')
  const layouts = layoutsFor((modules) => layoutOf(sheet, modules))
  for (const [index, machine] of task.machines.entries()) {
    const position = (task.first - 1 + index) % labelsPerSheet(sheet)
    if (position === 0 && index > 0) paper.doc.addPage()
    const place = labelPlace(sheet, position + 1)
    drawLabel(paper, machine, { ...place, layout: layouts(machine.address), list })
  }
  return paper.bytes()
}

interface Spot {
  x: number
  y: number
  layout: LabelLayout
  list: Element
}

function drawLabel(paper: Paper, machine: Machine, { x, y, layout, list }: Spot): void {
  const { text, qr } = layout
  const room = { width: mm(text.width), height: mm(text.height) }
  const name = setName(paper, `${machine.brand} ${machine.model}`, room)
  const rest = { ...room, height: room.height - BETWEEN - heightOf(name) }
  const number = setNumber(paper, machine.stockNumber ?? `Nr. ${machine.id}`, rest)
  const left = mm(x + text.x)
  const slack = rest.height - heightOf(number)
  const item = paper.element('LI', list)
  const top = mm(y + text.y) + slack / 2
  const end = writeLines(paper, 'Lbl', number, { x: left, y: top, parent: item })
  const body = paper.element('LBody', item)
  const steel = { ...name, style: { ...name.style, color: STEEL } }
  writeLines(paper, 'P', steel, { x: left, y: end + BETWEEN, parent: body })
  const place = { x: mm(x + qr.x), y: mm(y + qr.y), size: mm(qr.size) }
  drawQrCode(paper, machine.address, 'QR-Code zur Maschine', place, body)
}

/** Addresses of one length have codes of one size. */
function layoutsFor(layoutWith: (modules: number) => LabelLayout) {
  const known = new Map<number, LabelLayout>()
  return (address: string): LabelLayout => {
    const layout = known.get(address.length) ?? layoutWith(qrModules(address))
    known.set(address.length, layout)
    return layout
  }
}
