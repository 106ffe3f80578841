import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useTranslateLabel } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { fieldText, type ProductField, type Side, type Version } from './mergeVersions.ts'

interface Props {
  field: ProductField
  mine: Version
  theirs: Product
  side: Side
  onChoose: (side: Side) => void
}

export function ConflictChoice({ field, mine, theirs, side, onChoose }: Props) {
  const label = String(useTranslateLabel()({ source: field, resource: 'products' }))
  const option = (heading: string, version: Version) => (
    <Box sx={{ py: 0.75 }}>
      <Typography variant="body2" color="textSecondary">
        {heading}
      </Typography>
      {fieldText(version, field) || '–'}
    </Box>
  )
  return (
    <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: 'divider', p: 0, py: 1 }}>
      <Typography component="legend" sx={{ fontWeight: 600, float: 'left', width: '100%' }}>
        {label}
      </Typography>
      <RadioGroup
        aria-label={label}
        value={side}
        onChange={(_, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, clear: 'both' }}
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
}
