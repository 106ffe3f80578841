import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Chip, { type ChipProps } from '@mui/material/Chip'
import { formatAppointment, formatDay } from '../../../shared/dates.ts'
import { concernLabels } from '../../../shared/inquiries/concern.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type Suspected, Suspicion } from './Suspicion.tsx'

interface Props extends Pick<ChipProps, 'sx'> {
  inquiry: Suspected &
    Pick<Inquiry, 'concern' | 'callback' | 'callbackAt'> &
    Partial<Pick<Inquiry, 'deliveryPostcode' | 'keptUntil'>>
}

/**
 * Says of an inquiry what it is about besides machines, whether its sender asks to be called back, where it is to be delivered, whether it reads like
 * an advert, and whether it is there for the law alone.
 */
export const InquiryChips = ({ inquiry, sx }: Props) => {
  const { concern, callback, callbackAt, deliveryPostcode, keptUntil } = inquiry
  return (
    <>
      <Suspicion inquiry={inquiry} {...(sx && { sx })} />
      {concern && <Chip size="small" label={concernLabels[concern]} sx={sx} />}
      {deliveryPostcode && (
        <Chip size="small" label={`Lieferung nach ${deliveryPostcode}`} sx={sx} />
      )}
      {callback && (
        <Chip size="small" icon={<PhoneCallbackIcon />} label={callbackText(callbackAt)} sx={sx} />
      )}
      {keptUntil && (
        <Chip
          size="small"
          color="warning"
          label={`Gelöscht, aufbewahrt bis ${formatDay(keptUntil)}`}
          sx={sx}
        />
      )}
    </>
  )
}

const callbackText = (at: string | null) =>
  at ? `Rückruf ${formatAppointment(at)}` : 'Rückruf erbeten'
