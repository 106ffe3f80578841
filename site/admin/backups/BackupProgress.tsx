import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { BackupStatus } from '../../../shared/backup-work.ts'
import { workText } from './backupText.ts'

interface Props {
  work: BackupStatus['work']
  /** What is happening as long as the server does not say. */
  text: string
}

export function BackupProgress({ work, text }: Props) {
  const part = work && work.total > 0 ? (100 * work.done) / work.total : null
  const label = work ? workText(work) : text
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, py: 1 }}>
      <Typography variant="body2">{label}</Typography>
      <LinearProgress
        aria-label={label}
        variant={part === null ? 'indeterminate' : 'determinate'}
        value={part ?? 0}
      />
    </Box>
  )
}
