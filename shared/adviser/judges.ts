import { attachmentChoices, batteryChoices, driveChoices, tyreChoices } from '../figures/choices.ts'
import type { ChoiceOf, Figures } from '../figures/registry.ts'
import { formatQuantity } from '../writing/format.ts'
import { judgeCeiling, judgeGate } from './heights.ts'
import { liftableAt } from './liftable.ts'
import { type Needs, type Place, placeLabels, type QuestionKey, SHIFT } from './questions.ts'
import { type Answer, clearance, remarkOn, reserve, type Verdict, verdictOf } from './verdict.ts'

const ESTIMATE = ' (überschlägig, es gilt das Traglastdiagramm)'

const mm = (value: number) => formatQuantity(value, 'mm')

/** A judge for each question; null when it was skipped. */
export const judges: Record<QuestionKey, (figures: Figures, needs: Needs) => Answer | null> = {
  load: judgeLoad,
  loadCentre: () => null,
  liftHeight: judgeLiftHeight,
  gate: judgeGate,
  ceiling: judgeCeiling,
  aisle: judgeAisle,
  place: judgePlace,
  hours: judgeHours,
}

/** They take the place of the forks, which a pallet needs. */
const insteadOfForks: ChoiceOf<'attachments'>[] = ['clamp', 'spike', 'platform']

function judgeLoad(figures: Figures, needs: Needs): Answer | null {
  if (needs.load === undefined) return null
  const liftable = liftableAt(figures, needs)
  if (!liftable) return { verdict: 'unknown', text: 'Tragkraft nicht angegeben' }
  const { kg, isCeiling, isEstimate, facts } = liftable
  const { verdict, missing, shortfall } = reserve(kg, needs.load)
  const height = needs.liftHeight === undefined ? '' : ` in ${mm(needs.liftHeight)} Höhe`
  const text = `${facts}, gefragt sind ${formatQuantity(needs.load, 'kg')}${height}`
  const caution = isEstimate ? ESTIMATE : ''
  if (isCeiling && verdict !== 'unfit') return { verdict: 'unknown', text: text + caution }
  const remark = remarkOn(verdict, 'kaum Reserve', `${formatQuantity(missing, 'kg')} fehlen`)
  const answer = { verdict, text: text + remark + caution, shortfall }
  const attachment = figures.attachments?.find((each) => insteadOfForks.includes(each))
  if (!attachment || verdict === 'unfit') return answer
  const withoutForks = `mit ${attachmentChoices[attachment].label} nimmt sie keine Paletten auf`
  return { verdict: 'tight', text: `${answer.text}; ${withoutForks}` }
}

function judgeLiftHeight({ liftHeight }: Figures, needs: Needs): Answer | null {
  if (needs.liftHeight === undefined) return null
  if (liftHeight === undefined) return { verdict: 'unknown', text: 'Hubhöhe nicht angegeben' }
  const { verdict, missing, shortfall } = reserve(liftHeight, needs.liftHeight)
  const text = `Hubhöhe ${mm(liftHeight)}, gefragt sind ${mm(needs.liftHeight)}`
  const remark = remarkOn(verdict, 'kaum Reserve', `${mm(missing)} fehlen`)
  return { verdict, text: text + remark, shortfall }
}

function judgeAisle({ aisleWidth }: Figures, needs: Needs): Answer | null {
  if (needs.aisle === undefined) return null
  if (aisleWidth === undefined)
    return { verdict: 'unknown', text: 'Arbeitsgangbreite nicht angegeben' }
  const { verdict, missing, shortfall } = clearance(aisleWidth, needs.aisle)
  const text = `Arbeitsgangbreite ${mm(aisleWidth)}, Ihr Gang ${mm(needs.aisle)}`
  const remark = remarkOn(verdict, 'kaum Luft', `${mm(missing)} zu schmal`)
  return { verdict, text: text + remark, shortfall }
}

const exhaustFree: Figures['drive'][] = ['electric', 'hydrogen']
/** Tyres without a profile, made for the even floors of halls. */
const smooth: Figures['tyres'][] = ['polyurethane', 'solid']

/** Everything that speaks against the place is said. */
function judgePlace({ drive, tyres }: Figures, { place }: Needs): Answer | null {
  if (place === undefined) return null
  const answers = [judgeDrive(drive, place), ...judgeTyres(tyres, place)]
  const verdict = verdictOf(answers.map((answer) => answer.verdict))
  const texts = answers.filter((answer) => answer.verdict === verdict).map(({ text }) => text)
  return { verdict, text: `Einsatzort ${placeLabels[place]}: ${texts.join('; ')}` }
}

function judgeDrive(drive: Figures['drive'], place: Place): Answer {
  if (drive === undefined) return { verdict: 'unknown', text: 'Antrieb nicht angegeben' }
  const text = `Antrieb ${driveChoices[drive].label}`
  if (place === 'outside' || exhaustFree.includes(drive)) return { verdict: 'fits', text }
  return {
    verdict: 'tight',
    text: `${text}, in der Halle nur mit gereinigtem Abgas und guter Lüftung`,
  }
}

function judgeTyres(tyres: Figures['tyres'], place: Place): Answer[] {
  if (place === 'inside' || tyres === undefined || !smooth.includes(tyres)) return []
  const text = `Bereifung ${tyreChoices[tyres].label}, nur für ebene und trockene Böden`
  return [{ verdict: 'tight', text }]
}

/** So many shifts a battery lasts that is exchanged, or charged in between. */
const LASTING_SHIFTS = 2
const lasting = ['lithium', 'spare', 'opportunity'] as const

/** One shift suits every drive. For more, a battery has to be exchanged or charged in between. */
function judgeHours({ drive, batteryType }: Figures, { hours }: Needs): Answer | null {
  if (hours === undefined) return null
  const answer = (verdict: Verdict, text: string) => ({ verdict, text: `Schichten: ${text}` })
  const asked = drive ? `Antrieb ${driveChoices[drive].label}` : 'Antrieb nicht angegeben'
  if (hours <= SHIFT) return answer('fits', `${asked}, für eine Schicht am Tag genügt jeder`)
  if (!drive) return answer('unknown', asked)
  if (drive !== 'electric') return answer('fits', `${asked}, ohne Ladepausen`)
  const equipment = lasting.find((each) => batteryType?.includes(each))
  if (!equipment)
    return answer(
      'tight',
      `${asked}, für mehr als eine Schicht mit Wechselbatterie oder Lithium-Ionen-Batterie und Zwischenladen`,
    )
  const { label } = batteryChoices[equipment]
  if (hours <= SHIFT * LASTING_SHIFTS) return answer('fits', `${asked} mit ${label}`)
  return answer(
    'tight',
    `${asked} mit ${label}, für die dritte Schicht kommt es auf die Ladepausen an`,
  )
}
