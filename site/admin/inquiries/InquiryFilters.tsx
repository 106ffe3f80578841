import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useListContext } from 'react-admin'
import { inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { SearchBox } from '../lists/SearchBox.tsx'

const statuses = [{ value: '', label: 'Alle' }, ...choicesOf(inquiryStatusLabels)]

/** By words, by status, and the folder for what looks like spam. */
export function InquiryFilters() {
  const { filterValues, setFilters } = useListContext()
  const folder = filterValues.spam === 'true' ? 'spam' : 'inbox'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
      <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
        <SearchBox label="Anfragen suchen" placeholder="Name, Firma, E-Mail oder Nummer" />
      </Box>
      <ChoiceField
        label="Status"
        fullWidth={false}
        value={filterValues.status ?? ''}
        choices={statuses}
        onChoose={(status) => setFilters({ ...filterValues, status: status || undefined }, [])}
        sx={{ minWidth: 180 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ordner"
        value={folder}
        onChange={(_, value) =>
          value && setFilters({ ...filterValues, spam: value === 'spam' ? 'true' : undefined }, [])
        }
        sx={{ '& button': { textTransform: 'none', fontWeight: 600, minHeight: 40, px: 2 } }}
      >
        <ToggleButton value="inbox">Posteingang</ToggleButton>
        <ToggleButton value="spam">Spam</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
