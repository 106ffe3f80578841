import { Box, Checkbox } from '@mui/material'
import { useListContext } from 'react-admin'
import type { InquiryBulkReport } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { formatCount, formatNumber } from '../../../../shared/writing/format.ts'
import { lazyInPlace } from '../../parts/Loading.tsx'
import { BAR_HEIGHT } from '../../theme/sizes.ts'
import { shortcuts } from './lineLayout.ts'
import { newestFirst } from './views.ts'

const BulkActions = lazyInPlace(() => import('../bulk/BulkActions.tsx'))

interface Props {
  shown: number[]
  selected: ReadonlySet<number>
  select: (ids: number[]) => void
  onDone: (report: InquiryBulkReport, chosen: ListedInquiry[]) => void
}

/**
 * Above the lines: how many there are and in which order, or, once some are selected, what can be done with them. Both
 * take the same room, so that no line moves.
 */
export function LineHead({ shown, selected, select, onDone }: Props) {
  const { data = [], total = 0 } = useListContext<ListedInquiry>()
  const isAll = shown.length > 0 && selected.size === shown.length
  return (
    <Box sx={head}>
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={selected.size > 0 && !isAll}
        disabled={shown.length === 0}
        onChange={() => select(selected.size > 0 ? [] : shown)}
        aria-label={selected.size > 0 ? 'Auswahl aufheben' : 'Alle auf dieser Seite auswählen'}
      />
      {selected.size > 0 ? (
        <>
          <Box component="span" role="status" sx={{ fontWeight: 600, flex: 'none' }}>
            {formatNumber(selected.size)}
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {' '}
              ausgewählt
            </Box>
          </Box>
          <BulkActions chosen={data.filter(({ id }) => selected.has(id))} onDone={onDone} />
        </>
      ) : (
        <>
          <Box component="span" sx={{ fontWeight: 600, flex: 'none' }}>
            {formatCount(total, 'Anfrage', 'Anfragen')}
          </Box>
          <Shortcuts />
          <Order />
        </>
      )}
    </Box>
  )
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1 },
  height: 52,
  pr: 1,
  position: 'sticky',
  top: BAR_HEIGHT,
  zIndex: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

const orders = [
  { ...newestFirst, label: 'Neueste zuerst' },
  { field: 'createdAt', order: 'ASC', label: 'Älteste zuerst' },
  { field: 'nextStep', order: 'ASC', label: 'Nächster Schritt zuerst' },
  { field: 'nextStep', order: 'DESC', label: 'Nächster Schritt zuletzt' },
] as const

function Order() {
  const { sort, setSort } = useListContext()
  const index = orders.findIndex(({ field, order }) => field === sort.field && order === sort.order)
  return (
    <Box
      component="select"
      aria-label="Sortieren"
      value={index}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
        const chosen = orders[Number(event.target.value)]
        if (chosen) setSort({ field: chosen.field, order: chosen.order })
      }}
      sx={select}
    >
      {orders.map(({ label }, place) => (
        <option key={label} value={place}>
          {label}
        </option>
      ))}
    </Box>
  )
}

const select = {
  ml: 'auto',
  height: 40,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  '@media (any-pointer: coarse)': { height: 44 },
}

/** Only where there is a keyboard, most likely. */
const Shortcuts = () => (
  <Box component="span" sx={[{ display: { xs: 'none', lg: 'block' }, ml: 2 }, shortcuts]}>
    <kbd>↓</kbd> <kbd>↑</kbd> nächste Zeile, <kbd>Enter</kbd> öffnet, <kbd>O</kbd> schreibt ein
    Angebot, <kbd>X</kbd> wählt aus, <kbd>Esc</kbd> hebt auf
  </Box>
)
