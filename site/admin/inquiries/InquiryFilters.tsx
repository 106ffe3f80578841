import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { TextInput, useInput } from 'react-admin'
import { InquiryStatusOptions } from './InquiryStatusSelect.tsx'

/** By words, by status, and the folder for what looks like spam. */
export const inquiryFilters = [
  <TextInput
    key="search"
    source="search"
    type="search"
    label="Anfragen suchen"
    placeholder="Name, Firma, E-Mail oder Nummer"
    alwaysOn
    sx={{ minWidth: { sm: 320 } }}
  />,
  // A dropdown as the device knows it, quick on a phone.
  <TextInput
    key="status"
    source="status"
    label="Status"
    select
    slotProps={{ select: { native: true } }}
    alwaysOn
    sx={{ minWidth: 160 }}
  >
    <option value="">Alle</option>
    <InquiryStatusOptions />
  </TextInput>,
  <FolderInput key="spam" source="spam" alwaysOn />,
]

/** react-admin has no input that shows its choices side by side and sends one of them. */
function FolderInput({ source }: { source: string; alwaysOn: boolean }) {
  const { field } = useInput({ source })
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Ordner"
      value={field.value === 'true'}
      onChange={(_, isSpam) => isSpam !== null && field.onChange(isSpam ? 'true' : '')}
      sx={{ '& button': { textTransform: 'none', fontWeight: 600, minHeight: 40, px: 2 } }}
    >
      <ToggleButton value={false}>Posteingang</ToggleButton>
      <ToggleButton value={true}>Spam</ToggleButton>
    </ToggleButtonGroup>
  )
}
