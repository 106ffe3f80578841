import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { conditionLabels, priceKindLabels } from '../../../shared/catalogue/terms.ts'
import { adminStatusLabels, productLabels } from '../../../shared/product/product.ts'
import type { FixedValues } from '../../../shared/stock/mapping.ts'
import { useCategories } from '../categories/useCategories.ts'
import { ChoiceField } from '../layout/ChoiceField.tsx'

/** What a new machine must have, and then what is often the same for all. */
const required = ['brand', 'model', 'year', 'categoryId', 'location'] as const
const usual = ['condition', 'priceKind', 'status'] as const
type Offered = (typeof required)[number] | (typeof usual)[number]

interface Props {
  /** What the columns say. */
  targets: ReadonlySet<string | null>
  fixed: FixedValues
  isDisabled: boolean
  onFixed: (target: Offered, text: string) => void
}

/** What no column says, said once for all machines. */
export function FixedFields({ targets, fixed, isDisabled, onFixed }: Props) {
  const { data: categories = [] } = useCategories()
  const missing = required.filter((target) => !targets.has(target))
  const others = usual.filter((target) => !targets.has(target))
  const labels: Partial<Record<Offered, string[]>> = {
    categoryId: categories.map(({ name }) => name),
    condition: Object.values(conditionLabels),
    priceKind: Object.values(priceKindLabels),
    status: Object.values(adminStatusLabels),
  }
  const field = (target: Offered, isNeeded: boolean) => {
    const choices = labels[target]
    const common = {
      label: productLabels[target],
      value: fixed[target] ?? '',
      disabled: isDisabled,
      helperText: isNeeded ? 'Neue Maschinen brauchen das' : undefined,
    }
    return choices ? (
      <ChoiceField
        key={target}
        {...common}
        choices={[
          { value: '', label: isNeeded ? 'Bitte wählen' : 'Wie üblich' },
          ...choices.map((label) => ({ value: label, label })),
        ]}
        onChoose={(text) => onFixed(target, text)}
      />
    ) : (
      <TextField
        key={target}
        {...common}
        onChange={({ target: { value } }) => onFixed(target, value)}
      />
    )
  }
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        {missing.length > 0
          ? 'Diese Angaben hat keine Spalte. Sind sie bei allen Maschinen gleich, tragen Sie sie hier ein.'
          : 'Was in keiner Spalte steht und bei allen Maschinen gleich ist.'}
        {!targets.has('title') && ' Der Titel entsteht aus Marke und Modell.'}
      </Typography>
      <Box sx={grid}>
        {missing.map((target) => field(target, true))}
        {others.map((target) => field(target, false))}
      </Box>
    </>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
}
