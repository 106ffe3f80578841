import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { lazy, Suspense } from 'react'
import { TextInput, useInput } from 'react-admin'
import { inquiryStatusLabels, sourceLabels, stageLabels } from '../../../shared/inquiries/stage.ts'
import { fieldChoices } from '../layout/ChoiceField.tsx'
import { type FilterProps, FilterSelect } from '../lists/FilterSelect.tsx'
import { SENT_TWICE } from './InquiryChips.tsx'
import { useOwners } from './inquiryCalls.ts'

const dueLabels = { overdue: 'Überfällig', today: 'Bis heute Abend' }

const duplicateLabels = { true: 'Nur doppelte', false: 'Ohne doppelte' }

const suspicionLabels = { true: 'Nur mit Verdacht', false: 'Nur ohne Verdacht' }

/** Much to load, and rarely used. */
const ProductSearch = lazy(() => import('./ProductSearch.tsx'))

export const inquiryFilters = [
  <TextInput
    key="search"
    source="search"
    type="search"
    label="Anfragen suchen"
    placeholder="Name, Firma, E-Mail, Telefon oder Nummer"
    alwaysOn
    sx={{ minWidth: { sm: 320 } }}
  />,
  <FilterSelect
    key="status"
    source="status"
    alwaysOn
    choices={fieldChoices(inquiryStatusLabels)}
  />,
  <FilterSelect key="due" source="due" label="Fällig" alwaysOn choices={fieldChoices(dueLabels)} />,
  <FolderInput key="spam" source="spam" alwaysOn />,
  <FilterSelect key="stage" source="stage" label="Stand" choices={fieldChoices(stageLabels)} />,
  <OwnerFilter key="owner" source="owner" label="Zuständig" />,
  <FilterSelect
    key="duplicate"
    source="duplicate"
    label={SENT_TWICE}
    choices={fieldChoices(duplicateLabels)}
  />,
  <FilterSelect
    key="suspicious"
    source="suspicious"
    label="Verdacht auf Werbung"
    choices={fieldChoices(suspicionLabels)}
  />,
  <FilterSelect
    key="source"
    source="source"
    label="Herkunft"
    choices={fieldChoices(sourceLabels)}
  />,
  <ProductFilter key="product" source="product" label="Maschine" />,
]

function OwnerFilter(props: FilterProps) {
  const owners = useOwners()
  return (
    <FilterSelect
      choices={[
        { value: 'me', label: 'Ich' },
        { value: 'none', label: 'Niemand bestimmt' },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...props}
    />
  )
}

function ProductFilter({ source, label = '' }: FilterProps) {
  return (
    <Suspense>
      <ProductSearch source={source} label={label} />
    </Suspense>
  )
}

/** react-admin has no input that shows its choices side by side and sends one of them. */
function FolderInput({ source }: FilterProps) {
  const { field } = useInput({ source })
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Ordner"
      value={field.value === 'true'}
      onChange={(_, isSpam) => isSpam !== null && field.onChange(isSpam ? 'true' : '')}
      sx={{ mt: 1, '& button': { textTransform: 'none', fontWeight: 600, minHeight: 40, px: 2 } }}
    >
      <ToggleButton value={false}>Posteingang</ToggleButton>
      <ToggleButton value={true}>Spam</ToggleButton>
    </ToggleButtonGroup>
  )
}
