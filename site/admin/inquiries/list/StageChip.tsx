import Box from '@mui/material/Box'
import type { ChangeEvent } from 'react'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { stageLabels, stages } from '../../../../shared/inquiries/stage.ts'
import { useStageChange } from '../StageSelect.tsx'

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
