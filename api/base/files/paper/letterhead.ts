import { INK } from '../../../../shared/images/colours.ts'
import { drawLogo, drawMark } from './logo.ts'
import { fittingSize, type Paper, type Place } from './paper.ts'

const MARK = 28
const LOGO_GAP = 20

interface Head extends Place {
  nameWidth: number
}

export function drawLetterhead(
  paper: Paper,
  name: string,
  logo: Buffer | null,
  { x, y, width, nameWidth }: Head,
): number {
  paper.artifact(() => {
    paper.rule(x, y + MARK + 10, width, INK, 1)
    paper.rule(x, y + MARK + 9, 72, paper.accent, 3)
  })
  if (logo) drawLogo(paper, logo, name, { x, y, width: nameWidth - LOGO_GAP, height: MARK })
  else drawName(paper, name, { x, y, width: nameWidth })
  return y + MARK + 11
}

function drawName(paper: Paper, name: string, { x, y, width }: Place): void {
  const left = x + MARK + 10
  const room = { width: x + width - left, lines: 1 }
  const size = fittingSize(paper, name, 'Display', room, [14, 12, 10, 8])
  paper.artifact(() => drawMark(paper, x, y, MARK))
  paper.text('P', name, { font: 'Display', size }, { x: left, y: y + 6, width: room.width })
}
