import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'

interface Props {
  /** What is happening. */
  label: string
  done?: number
  /** 0 as long as nobody knows. */
  total?: number
}

export const WorkProgress = ({ label, done = 0, total = 0 }: Props) => (
  <Box role="status" sx={{ display: 'grid', gap: 1, py: 1 }}>
    <Typography variant="body2">{label}</Typography>
    <LinearProgress
      aria-label={label}
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? (100 * done) / total : 0}
    />
  </Box>
)
