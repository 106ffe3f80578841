import TickIcon from '@mui/icons-material/TaskAltOutlined'
import type { ButtonProps } from '@mui/material/Button'
import { stepTexts } from '../../../shared/inquiries/next-step.ts'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { laterTimes } from '../inquiries/step/laterTimes.ts'
import { spokenMoment } from '../inquiries/step/momentText.ts'
import { useMoveStep } from '../inquiries/step/useMoveStep.tsx'
import { LineButton } from './LineButton.tsx'

interface Props extends Pick<ButtonProps, 'variant'> {
  inquiry: TodayItem['inquiry']
  onDone: () => void
  onUndone: () => void
}

/** So the key finds it on its line. */
export const TICK_ATTRIBUTE = 'data-tick'

/**
 * Ticks off what was to be done. An open inquiry always has a next step: it is followed up in a few days. One that is
 * won is finished by that.
 */
export function TickButton({ inquiry, onDone, onUndone, ...look }: Props) {
  const hours = useDealer()
  const { move, close, isPending } = useMoveStep(inquiry, {
    failed: 'Fehler beim Abhaken',
    onUndone,
  })
  const tick = () => {
    if (!isOpenStage(inquiry.stage))
      return close(`Erledigt und abgeschlossen: ${inquiry.name}`, onDone)
    const step = { at: laterTimes(new Date(), hours).threeDays, text: stepTexts.followUp }
    return move(step)(`Erledigt. ${step.text} ${spokenMoment(step.at)}: ${inquiry.name}`, onDone)
  }
  return (
    <LineButton
      label="Erledigt"
      name={inquiry.name}
      startIcon={<TickIcon />}
      disabled={isPending}
      onClick={tick}
      {...{ [TICK_ATTRIBUTE]: '' }}
      {...look}
    />
  )
}
