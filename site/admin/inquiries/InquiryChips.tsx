import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Chip, { type ChipProps } from '@mui/material/Chip'
import { concernLabels } from '../../../shared/inquiries/concern.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'

interface Props extends Pick<ChipProps, 'sx'> {
  inquiry: Pick<Inquiry, 'concern' | 'callback'>
}

/** Says of an inquiry what it is about besides machines, and whether its sender asks to be called back. */
export const InquiryChips = ({ inquiry: { concern, callback }, sx }: Props) => (
  <>
    {concern && <Chip size="small" label={concernLabels[concern]} sx={sx} />}
    {callback && <Chip size="small" icon={<PhoneCallbackIcon />} label="Rückruf erbeten" sx={sx} />}
  </>
)
