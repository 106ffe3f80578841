import { Box, Button, Link, Typography } from '@mui/material'
import type { InquiryDetail, JoinedPart } from '../../../../shared/inquiries/inquiry.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import { phoneOf } from '../../../../shared/writing/phone.ts'
import { May } from '../../auth/me.tsx'
import { BulletList } from '../../parts/Boxes.tsx'
import { Section } from '../Section.tsx'
import { otherContacts } from './contacts.ts'
import { usePart } from './useJoin.ts'

/** What was joined into an inquiry, and the way back as long as there is one. */
export function JoinedParts({ inquiry }: { inquiry: InquiryDetail }) {
  const { joined } = inquiry
  if (joined.length === 0) return null
  return (
    <Section title="Zusammengeführt mit">
      <BulletList>
        {joined.map((part) => (
          <Typography key={part.id} component="li" variant="body2">
            {part.receipt} · {formatDay(part.createdAt)} · {part.name}
            <May permission="inquiries.edit">
              <PartButton {...part} />
            </May>
            <PartContacts part={part} inquiry={inquiry} />
          </Typography>
        ))}
      </BulletList>
    </Section>
  )
}

interface ContactsProps {
  part: Pick<JoinedPart, 'email' | 'phone'>
  /** The one that goes on. */
  inquiry: Pick<InquiryDetail, 'email' | 'phone' | 'language'>
}

/** How the sender of a joined inquiry is reached, where that is not as before. */
export function PartContacts({ part, inquiry }: ContactsProps) {
  const { email, phone } = otherContacts(part, inquiry)
  return (
    <>
      {phone && (
        <Box>
          <Link href={phoneOf(phone, inquiry.language).href}>{phone}</Link>
        </Box>
      )}
      {email && (
        <Typography component="div">
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
    </>
  )
}

function PartButton({ id, receipt, partUntil }: JoinedPart) {
  const { mutate: part, isPending } = usePart(id)
  if (Date.parse(partUntil) < Date.now()) return null
  return (
    <Button
      size="small"
      aria-label={`${receipt} wieder trennen`}
      loading={isPending}
      onClick={() => part()}
      sx={{ ml: 0.5 }}
    >
      Trennen
    </Button>
  )
}
