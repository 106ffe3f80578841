import { driveChoices } from '../figures/choices.ts'
import type { Figures } from '../figures/registry.ts'
import { formatQuantity } from '../format.ts'
import { liftableAt } from './liftable.ts'
import { type Needs, type QuestionKey, SHIFT } from './questions.ts'
import { clearance, reserve, type Verdict } from './verdict.ts'

interface Answer {
  verdict: Verdict
  text: string
}

type Remarks = Partial<Record<Verdict, string>>

const tooLittle: Remarks = { tight: ', kaum Reserve', unfit: ', das reicht nicht' }
const tooHigh: Remarks = { tight: ', kaum Luft', unfit: ', zu hoch' }
const tooNarrow: Remarks = { tight: ', kaum Luft', unfit: ', zu schmal' }
const ESTIMATE = ' (überschlägig, es gilt das Traglastdiagramm)'

const mm = (value: number) => formatQuantity(value, 'mm')

/** A judge for each question; null when it was skipped. */
export const judges: Record<QuestionKey, (figures: Figures, needs: Needs) => Answer | null> = {
  load: judgeLoad,
  loadCentre: () => null,
  liftHeight: judgeLiftHeight,
  passage: judgePassage,
  aisle: judgeAisle,
  place: judgePlace,
  hours: judgeHours,
}

function judgeLoad(figures: Figures, needs: Needs): Answer | null {
  if (needs.load === undefined) return null
  const liftable = liftableAt(figures, needs)
  if (!liftable) return { verdict: 'unknown', text: 'Tragkraft nicht angegeben' }
  const { kg, isCeiling, isEstimate, facts } = liftable
  const verdict = reserve(kg, needs.load)
  const height = needs.liftHeight === undefined ? '' : ` in ${mm(needs.liftHeight)} Höhe`
  const text = `${facts}, gefragt sind ${formatQuantity(needs.load, 'kg')}${height}`
  const caution = isEstimate ? ESTIMATE : ''
  if (isCeiling && verdict !== 'unfit') return { verdict: 'unknown', text: text + caution }
  return { verdict, text: text + (tooLittle[verdict] ?? '') + caution }
}

function judgeLiftHeight({ liftHeight }: Figures, needs: Needs): Answer | null {
  if (needs.liftHeight === undefined) return null
  if (liftHeight === undefined) return { verdict: 'unknown', text: 'Hubhöhe nicht angegeben' }
  const verdict = reserve(liftHeight, needs.liftHeight)
  const text = `Hubhöhe ${mm(liftHeight)}, gefragt sind ${mm(needs.liftHeight)}`
  return { verdict, text: text + (tooLittle[verdict] ?? '') }
}

/** A machine without a roof, such as a pedestrian stacker, has a Bauhöhe alone. */
function judgePassage({ closedHeight, guardHeight }: Figures, needs: Needs): Answer | null {
  if (needs.passage === undefined) return null
  const height = Math.max(closedHeight ?? 0, guardHeight ?? 0)
  const name = height === closedHeight ? 'Bauhöhe' : 'Höhe Schutzdach'
  const verdict = clearance(height, needs.passage)
  if (closedHeight === undefined && verdict !== 'unfit')
    return { verdict: 'unknown', text: 'Bauhöhe nicht angegeben' }
  const text = `${name} ${mm(height)}, Durchfahrt ${mm(needs.passage)}`
  const missing = guardHeight === undefined ? ' (Höhe Schutzdach nicht angegeben)' : ''
  return { verdict, text: text + (tooHigh[verdict] ?? '') + missing }
}

function judgeAisle({ aisleWidth }: Figures, needs: Needs): Answer | null {
  if (needs.aisle === undefined) return null
  if (aisleWidth === undefined)
    return { verdict: 'unknown', text: 'Arbeitsgangbreite nicht angegeben' }
  const verdict = clearance(aisleWidth, needs.aisle)
  const text = `Arbeitsgangbreite ${mm(aisleWidth)}, Ihr Gang ${mm(needs.aisle)}`
  return { verdict, text: text + (tooNarrow[verdict] ?? '') }
}

const exhaustFree: Figures['drive'][] = ['electric', 'hydrogen']

function judgePlace({ drive, tyres }: Figures, { place }: Needs): Answer | null {
  if (place === undefined) return null
  if (drive === undefined) return { verdict: 'unknown', text: 'Antrieb nicht angegeben' }
  const text = `Antrieb ${driveChoices[drive].label}`
  if (place !== 'outside' && !exhaustFree.includes(drive))
    return {
      verdict: 'tight',
      text: `${text}, in der Halle nur mit gereinigtem Abgas und guter Lüftung`,
    }
  if (place !== 'inside' && tyres === 'polyurethane')
    return {
      verdict: 'tight',
      text: 'Bereifung Polyurethan (Vulkollan), nur für ebene und trockene Böden',
    }
  return { verdict: 'fits', text }
}

/**
 * One shift suits every drive. For more, a battery has to be changed or charged in between, which
 * is a matter of equipment and no reason against the machine.
 */
function judgeHours({ drive }: Figures, { hours }: Needs): Answer | null {
  if (hours === undefined) return null
  const text = drive ? `Antrieb ${driveChoices[drive].label}` : 'Antrieb nicht angegeben'
  if (hours <= SHIFT)
    return { verdict: 'fits', text: `${text}, für eine Schicht am Tag genügt jeder` }
  if (!drive) return { verdict: 'unknown', text }
  if (drive !== 'electric') return { verdict: 'fits', text: `${text}, ohne Ladepausen` }
  return {
    verdict: 'tight',
    text: `${text}, für mehr als eine Schicht mit Wechselbatterie oder Lithium-Ionen-Batterie und Zwischenladen`,
  }
}
