import InternalIcon from '@mui/icons-material/LockOutlined'
import VisibleIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { formatCount } from '../../../shared/format.ts'
import { FURTHER, mappingTargets } from '../../../shared/stock/columns.ts'
import { visitorsSee } from '../../../shared/stock/visibility.ts'
import { useMay } from '../auth/me.tsx'
import { ChoiceField } from '../layout/ChoiceField.tsx'

const NOT_READ = ''

interface Column {
  header: string
  samples: string[]
  readAs: string | null
}

interface Props {
  columns: Column[]
  isDisabled: boolean
  onChoose: (header: string, target: string | null) => void
}

/** Each column with some of its values, as what it is read, and who sees it. */
export function ColumnTable({ columns, isDisabled, onChoose }: Props) {
  const unread = columns.filter(({ readAs }) => readAs === null)
  return (
    <>
      <Typography variant="note" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {formatCount(columns.length, 'Spalte', 'Spalten')}
        {unread.length > 0
          ? `. Nicht gelesen werden: ${unread.map(({ header }) => `„${header}“`).join(', ')}`
          : ', alle erkannt'}
      </Typography>
      <Box
        component="fieldset"
        disabled={isDisabled}
        aria-label="Was jede Spalte enthält"
        sx={{ border: 0, m: 0, p: 0 }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {columns.map((column) => (
            <ColumnRow key={column.header} column={column} onChoose={onChoose} />
          ))}
        </Box>
      </Box>
    </>
  )
}

interface ColumnRowProps extends Pick<Props, 'onChoose'> {
  column: Column
}

function ColumnRow({ column: { header, samples, readAs }, onChoose }: ColumnRowProps) {
  const knowsCost = useMay('products.purchase-price')
  return (
    <Box component="li" sx={rowLayout}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{header}</strong>
        <Typography variant="note" sx={clamped}>
          {samples.length > 0 ? samples.join(' · ') : 'leer'}
        </Typography>
      </Box>
      <ChoiceField
        value={readAs ?? NOT_READ}
        slotProps={{ htmlInput: { 'aria-label': header } }}
        choices={choicesFor(header, readAs).filter(
          ({ value }) => knowsCost || value !== 'purchasePrice',
        )}
        onChoose={(target) => onChoose(header, target || null)}
      />
      <Audience readAs={readAs} />
    </Box>
  )
}

function Audience({ readAs }: Pick<Column, 'readAs'>) {
  if (readAs === null) return <Typography variant="note">nicht gelesen</Typography>
  return visitorsSee(readAs) ? (
    <Chip size="small" variant="outlined" icon={<VisibleIcon />} label="Besucher sehen es" />
  ) : (
    <Chip size="small" icon={<InternalIcon />} label="nur intern" />
  )
}

const rowLayout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  justifyItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px', md: 'minmax(0, 1fr) 280px 160px' },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiTextField-root': { width: '100%' },
}

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

function choicesFor(header: string, readAs: string | null) {
  const further = readAs?.startsWith(FURTHER) ? readAs : `${FURTHER}${header}`
  return [
    { value: NOT_READ, label: 'Nicht lesen' },
    ...mappingTargets.map(({ target, header }) => ({ value: target, label: header })),
    { value: further, label: further },
  ]
}
