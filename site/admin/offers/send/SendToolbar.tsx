import SendIcon from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SaveButton } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'

export function SendToolbar({ onClose }: { onClose: () => void }) {
  const by: unknown = useWatch({ name: 'by' })
  const { isSubmitting } = useFormState()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <SaveButton
        alwaysEnable={!isSubmitting}
        label={by === 'hand' ? 'Fertigstellen' : 'Angebot senden'}
        icon={<SendIcon />}
      />
      <Button color="inherit" disabled={isSubmitting} onClick={onClose}>
        Abbrechen
      </Button>
    </Box>
  )
}
