import { Box, Typography } from '@mui/material'
import { type ChangeEvent, useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels, stages } from '../../../shared/inquiries/stage.ts'
import { ChoiceField, fieldChoices } from '../layout/ChoiceField.tsx'
import { lazyInPlace } from '../layout/lazyInPlace.tsx'
import { STAGE_FAILED, stageSaid, useMoveStep } from './step/useMoveStep.ts'

const LostDialog = lazyInPlace(async () => ({
  default: (await import('./LostForm.tsx')).LostDialog,
}))

const stageChoices = fieldChoices(stageLabels)

/**
 * Changes the stage at once; any stage may follow any other. Of a lost inquiry it asks for the reason: `question` is to
 * be shown beside what it was chosen with.
 */
function useStageChange(inquiry: Inquiry) {
  const { changeStage, isPending } = useMoveStep(inquiry, { failed: STAGE_FAILED })
  const [isLost, setLost] = useState(false)
  const choose = (value: string) => {
    const stage = stages.find((known) => known === value)
    if (stage === 'lost') setLost(true)
    else if (stage) changeStage({ stage }, stageSaid(inquiry, stage))
  }
  const question = isLost && <LostDialog inquiry={inquiry} onClose={() => setLost(false)} />
  return { choose, isPending, question }
}

/** The stage as a field that changes it; of an inquiry that only the law keeps it says the stage. */
export function StageSelect({ inquiry }: { inquiry: Inquiry }) {
  const { choose, isPending, question } = useStageChange(inquiry)
  if (inquiry.keptUntil) return <Typography>{stageLabels[inquiry.stage]}</Typography>
  return (
    <>
      <ChoiceField
        choices={stageChoices}
        value={inquiry.stage}
        disabled={isPending}
        onChoose={choose}
        slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
        sx={{ width: 180 }}
      />
      {question}
    </>
  )
}

const colours = {
  new: 'info.main',
  contacted: 'text.primary',
  offered: 'warning.main',
  won: 'success.main',
  lost: 'text.secondary',
  done: 'text.secondary',
} as const

/** The stage in a line: the device's own dropdown in the form of a chip, which opens. */
export function StageChip({ inquiry }: { inquiry: Inquiry }) {
  const { choose, isPending, question } = useStageChange(inquiry)
  const colour = colours[inquiry.stage]
  if (inquiry.keptUntil) return <>{stageLabels[inquiry.stage]}</>
  return (
    <>
      <Box
        component="select"
        aria-label={`Status von ${inquiry.receipt}`}
        value={inquiry.stage}
        disabled={isPending}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value)}
        sx={[chip, { color: colour }]}
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabels[stage]}
          </option>
        ))}
      </Box>
      {question}
    </>
  )
}

const chip = {
  maxWidth: '100%',
  height: 26,
  px: 0.75,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 13,
  bgcolor: 'background.paper',
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& option': { color: 'text.primary' },
  // For the thumb; a frame of that height would be louder than the names.
  '@media (any-pointer: coarse)': { height: 44, border: 0, px: 0, bgcolor: 'transparent' },
}
