import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { adminStatusLabels } from '../../../shared/product/terms.ts'
import {
  type ChosenFates,
  type Fate,
  fateLabels,
  type ImportReport,
} from '../../../shared/stock/import.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useFirst } from '../lists/useFirst.ts'
import { PlainList, Row } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'

const CHOICES = keysOf(fateLabels).map((value) => ({ value, label: fateLabels[value] }))

interface Props {
  gone: ImportReport['gone']
  fates: ChosenFates
  isDisabled: boolean
  onChoose: (fates: ChosenFates) => void
}

/** The machines that a repeated list no longer has, and what becomes of each. */
export function GoneMachines({ gone, fates, isDisabled, onChoose }: Props) {
  const { shown, showAll } = useFirst(gone)
  const fateOf = (id: number): Fate => fates[id] ?? 'leave'
  const isForAll = gone.every(({ id }) => fateOf(id) === fateOf(gone[0]?.id ?? 0))
  return (
    <Panel title="Nicht mehr in der Liste">
      <Typography variant="intro">
        {formatCount(gone.length, 'Maschine stand', 'Maschinen standen')} in der letzten Liste mit
        diesen Überschriften und {gone.length === 1 ? 'fehlt' : 'fehlen'} in dieser. Was soll mit{' '}
        {gone.length === 1 ? 'ihr' : 'ihnen'} geschehen?
      </Typography>
      {gone.length > 1 && (
        <Row below={2}>
          <ChoiceField
            label="Für alle"
            sx={{ flex: '0 1 280px' }}
            disabled={isDisabled}
            value={isForAll ? fateOf(gone[0]?.id ?? 0) : ''}
            choices={isForAll ? CHOICES : [{ value: '', label: 'Verschieden' }, ...CHOICES]}
            onChoose={(fate) =>
              onChoose(Object.fromEntries(gone.map(({ id }) => [id, fateNamed(fate)])))
            }
          />
        </Row>
      )}
      <PlainList gap={0} aria-label="Nicht mehr in der Liste">
        {shown.map(({ id, title, stockNumber, status }) => (
          <Box component="li" key={id} sx={layout}>
            <div>
              <Link component={RouterLink} to={adminPaths.product(id)}>
                {title}
              </Link>
              <Typography variant="note">
                {[stockNumber && `Lagernummer ${stockNumber}`, adminStatusLabels[status]]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            <ChoiceField
              label="Was geschieht"
              disabled={isDisabled}
              value={fateOf(id)}
              choices={CHOICES}
              onChoose={(fate) => onChoose({ ...fates, [id]: fateNamed(fate) })}
              slotProps={{ htmlInput: { 'aria-label': `Was geschieht mit ${title}` } }}
            />
          </Box>
        ))}
      </PlainList>
      {showAll && <Button onClick={showAll}>Alle {gone.length} Maschinen zeigen</Button>}
    </Panel>
  )
}

const fateNamed = (text: string): Fate =>
  keysOf(fateLabels).find((fate) => fate === text) ?? 'leave'

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 280px' },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
}
