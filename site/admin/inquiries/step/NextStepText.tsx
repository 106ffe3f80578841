import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { NextStep } from '../../../../shared/inquiries/next-step.ts'
import { momentText } from '../moments.ts'

/** What is to be done next and when; in red and in words, whether that was earlier. */
export function NextStepText({ step }: { step: NextStep | null }) {
  if (!step) return <>–</>
  const isOverdue = Date.parse(step.at) < Date.now()
  return (
    <>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {step.text}
      </Box>
      <Typography
        variant="body2"
        component="div"
        sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
      >
        <time dateTime={step.at}>{momentText(step.at)}</time>
        {isOverdue && ' – überfällig'}
      </Typography>
    </>
  )
}
