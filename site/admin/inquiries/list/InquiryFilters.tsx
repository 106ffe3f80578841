import FilterIcon from '@mui/icons-material/TuneOutlined'
import { Box, Button, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { NOBODY } from '../../../../shared/inquiries/inquiry.ts'
import { inquiryStatusLabels } from '../../../../shared/inquiries/stage.ts'
import { fieldChoices } from '../../parts/ChoiceField.tsx'
import { lazyInPlace } from '../../parts/Loading.tsx'
import { useOwners } from '../StageAndOwner.tsx'
import { FilterChoice } from './FilterChoice.tsx'

/** Rarely used. */
const MoreFilters = lazyInPlace(() => import('./MoreFilters.tsx'))

const dueLabels = { overdue: 'Überfällig', today: 'Bis heute Abend' }

/** What is always offered; all else is behind a button. */
const [always, further] = [
  ['status', 'due', 'owner'],
  ['stage', 'duplicate', 'suspicious', 'source', 'product'],
]

/** The search, and what the list is filtered by. On a phone, what there is beside the search opens on a press. */
export function InquiryFilters() {
  const { filterValues } = useListContext()
  const count = (names: string[] = []) => names.filter((name) => filterValues[name]).length
  const [isOpen, setOpen] = useState(count(further) > 0)
  const active = count(always) + count(further)
  return (
    <Box role="search" aria-label="Anfragen filtern" sx={layout}>
      <Search />
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ borderColor: 'divider' }}
      >
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </Button>
      <Box sx={[fields, !isOpen && { display: { xs: 'none', md: 'flex' } }]}>
        <FilterChoice source="status" label="Status" choices={fieldChoices(inquiryStatusLabels)} />
        <FilterChoice source="due" label="Fällig" choices={fieldChoices(dueLabels)} />
        <OwnerFilter />
        {isOpen && <MoreFilters />}
      </Box>
    </Box>
  )
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(220px, 340px) auto 1fr' },
  alignItems: 'start',
  gap: 1,
  mb: 1,
  // Beside the fields, not beside their labels.
  '& > .MuiButton-root': { mt: '24px' },
}

const fields = {
  display: { xs: 'grid', md: 'flex' },
  gridColumn: { xs: '1 / -1', md: 'auto' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { width: { md: 172 } },
}

function OwnerFilter() {
  const owners = useOwners()
  const choices = [
    { value: 'me', label: 'Ich' },
    { value: 'none', label: NOBODY },
    ...owners.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return <FilterChoice source="owner" label="Zuständig" choices={choices} />
}

const PAUSE_MS = 300

/** Searches once somebody stops typing. */
function Search() {
  const { filterValues, setFilters } = useListContext()
  const { search = '' } = filterValues
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  // Another view, or the way back, brings another search.
  if (search !== seen) {
    setSeen(search)
    if (search !== sent) setTyped(search)
  }
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      setSent(typed)
      setFilters({ ...filterValues, search: typed })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, filterValues, setFilters])
  return (
    <TextField
      id="anfragen-suchen"
      type="search"
      label="Anfragen suchen"
      placeholder="Name, Firma, Nummer"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
