import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import { Box, type BoxProps, Button, Chip, type ChipProps } from '@mui/material'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { May } from '../auth/me.tsx'
import { useMoveSpam } from './changeInquiry.ts'
import { callbackText } from './moments.ts'

/** Of an inquiry that says what another one said a few minutes before. */
export const SENT_TWICE = 'Doppelt gesendet'

interface Props extends Pick<ChipProps, 'sx'> {
  inquiry: Suspected &
    Pick<Inquiry, 'concern' | 'callback' | 'callbackAt' | 'answerDueAt'> &
    Partial<Pick<Inquiry, 'deliveryPostcode' | 'duplicateOf'>>
}

/**
 * Says of an inquiry what it is about besides machines, whether its sender asks to be called back, where it is to be
 * delivered, and whether it reads like an advert or was sent twice.
 */
export const InquiryChips = ({ inquiry, sx }: Props) => {
  const { concern, callback, callbackAt, answerDueAt, deliveryPostcode, duplicateOf } = inquiry
  return (
    <>
      <Suspicion inquiry={inquiry} {...(sx && { sx })} />
      {duplicateOf && <Chip size="small" variant="outlined" label={SENT_TWICE} sx={sx} />}
      {concern && <Chip size="small" label={concernLabels[concern]} sx={sx} />}
      {deliveryPostcode && (
        <Chip size="small" label={`Lieferung nach ${deliveryPostcode}`} sx={sx} />
      )}
      {callback && (
        <Chip
          size="small"
          icon={<PhoneCallbackIcon />}
          label={callbackAt ? callbackText(callbackAt) : 'Rückruf erbeten'}
          title={callbackAt ? formatAppointment(callbackAt, answerDueAt) : undefined}
          sx={sx}
        />
      )}
    </>
  )
}

type Suspected = Pick<Inquiry, 'id' | 'name' | 'updatedAt' | 'suspicious' | 'stage'> &
  Partial<Pick<Inquiry, 'spam' | 'nextStep' | 'ownerId'>>

/** Marks an inquiry whose text reads like an advert, as long as nobody has dealt with it, and moves it to the spam. */
export function Suspicion({ inquiry, sx }: { inquiry: Suspected } & Pick<BoxProps, 'sx'>) {
  const { move, isPending } = useMoveSpam(inquiry)
  if (!inquiry.suspicious || inquiry.spam || inquiry.stage !== 'new') return null
  return (
    <Box sx={[{ display: 'inline-block' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Chip size="small" color="warning" variant="outlined" label="Verdacht auf Werbung" />
      <May permission="inquiries.edit">
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          sx={{ ml: 0.5, verticalAlign: 'middle' }}
          onClick={() => move(true)}
          aria-label={`Spam: ${inquiry.name}`}
        >
          Spam
        </Button>
      </May>
    </Box>
  )
}
