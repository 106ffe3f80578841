import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { lazy, type ReactNode, Suspense } from 'react'
import { TextInput, useInput } from 'react-admin'
import { inquiryStatusLabels, sourceLabels, stageLabels } from '../../../shared/inquiries/stage.ts'
import { SENT_TWICE } from './InquiryChips.tsx'
import { useOwners } from './inquiryCalls.ts'

interface FilterProps {
  source: string
  label?: string
  alwaysOn?: boolean
}

/** The device's own dropdown, because it is quick on a phone. */
const FilterSelect = ({ children, ...rest }: FilterProps & { children: ReactNode }) => (
  <TextInput select slotProps={{ select: { native: true } }} sx={{ minWidth: 160 }} {...rest}>
    <option value="">Alle</option>
    {children}
  </TextInput>
)

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

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
  <FilterSelect key="status" source="status" alwaysOn>
    {options(inquiryStatusLabels)}
  </FilterSelect>,
  <FilterSelect key="due" source="due" label="Fällig" alwaysOn>
    {options(dueLabels)}
  </FilterSelect>,
  <FolderInput key="spam" source="spam" alwaysOn />,
  <FilterSelect key="stage" source="stage" label="Stand">
    {options(stageLabels)}
  </FilterSelect>,
  <OwnerFilter key="owner" source="owner" label="Zuständig" />,
  <FilterSelect key="duplicate" source="duplicate" label={SENT_TWICE}>
    {options(duplicateLabels)}
  </FilterSelect>,
  <FilterSelect key="suspicious" source="suspicious" label="Verdacht auf Werbung">
    {options(suspicionLabels)}
  </FilterSelect>,
  <FilterSelect key="source" source="source" label="Herkunft">
    {options(sourceLabels)}
  </FilterSelect>,
  <ProductFilter key="product" source="product" label="Maschine" />,
]

function OwnerFilter(props: FilterProps) {
  const owners = useOwners()
  return (
    <FilterSelect {...props}>
      <option value="me">Ich</option>
      <option value="none">Niemand bestimmt</option>
      {owners.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
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
