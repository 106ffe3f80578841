import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'

/** Of two versions of a field, what was typed here and what somebody else has saved. */
export type Side = 'mine' | 'theirs'

interface Props extends Record<Side, string> {
  label: string
  side: Side
  onChoose: (side: Side) => void
}

/** Asks which of two versions of a field is to be. */
export const SideChoice = ({ label, mine, theirs, side, onChoose }: Props) => (
  <Box component="fieldset" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
    <Typography component="legend" sx={{ float: 'left', width: '100%' }} variant="strong">
      {label}
    </Typography>
    <RadioGroup
      value={side}
      onChange={(_, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 1,
        clear: 'both',
        alignItems: 'start',
        '& .MuiFormControlLabel-root': { alignItems: 'start' },
      }}
    >
      <FormControlLabel value="mine" control={<Radio />} label={option('Ihre Fassung', mine)} />
      <FormControlLabel
        value="theirs"
        control={<Radio />}
        label={option('Neuere Fassung', theirs)}
      />
    </RadioGroup>
  </Box>
)

const option = (heading: string, text: string) => (
  <Box sx={{ py: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <Typography variant="note">{heading}</Typography>
    {text || '–'}
  </Box>
)
