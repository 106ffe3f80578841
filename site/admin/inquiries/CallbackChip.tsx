import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Chip, { type ChipProps } from '@mui/material/Chip'

/** Marks somebody who asks to be called back. */
export const CallbackChip = (props: Pick<ChipProps, 'sx'>) => (
  <Chip size="small" icon={<PhoneCallbackIcon />} label="Rückruf erbeten" {...props} />
)
