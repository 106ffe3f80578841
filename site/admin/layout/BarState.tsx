import Box from '@mui/material/Box'

const colours = { good: '#6fd39d', busy: '#ffc84a', bad: '#ff9a90' }

interface Props {
  tone: keyof typeof colours
  text: string
}

/** One line in the bar about a state, with a dot in its colour. */
export const BarState = ({ tone, text }: Props) => (
  <Box role="status" sx={line}>
    <Box aria-hidden sx={{ ...dot, bgcolor: colours[tone] }} />
    {text}
  </Box>
)

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 600,
  fontSize: { xs: '.875rem', sm: '1rem' },
}

const dot = { width: 10, height: 10, flexShrink: 0, borderRadius: '50%' }
