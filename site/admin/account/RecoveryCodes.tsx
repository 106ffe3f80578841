import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CopyButton } from './CopyButton.tsx'

interface Props {
  codes: string[]
  onClose: () => void
}

/** The codes that replace a lost telephone. Nobody can show them a second time. */
export const RecoveryCodes = ({ codes, onClose }: Props) => (
  <>
    <Alert severity="success" sx={{ mb: 2 }}>
      Eingeschaltet. Bewahren Sie diese Wiederherstellungscodes sicher auf: Sie werden nur jetzt
      gezeigt. Mit jedem können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht zur Hand haben.
    </Alert>
    <Box component="ul" aria-label="Wiederherstellungscodes" sx={list}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <CopyButton text={codes.join('\n')} />
      <Button variant="contained" onClick={onClose}>
        Ich habe sie gesichert
      </Button>
    </Box>
  </>
)

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
}
