import { Box, type BoxProps, Button, Chip } from '@mui/material'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { May } from '../auth/me.tsx'
import { useMoveSpam } from './useChangeInquiry.ts'

export type Suspected = Pick<Inquiry, 'id' | 'name' | 'updatedAt' | 'suspicious' | 'stage'> &
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
