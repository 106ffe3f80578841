import { Button, Typography } from '@mui/material'
import type { InquiryDetail, JoinedPart } from '../../../../shared/inquiries/inquiry.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import { May } from '../../auth/me.tsx'
import { BulletList } from '../../parts/Boxes.tsx'
import { Section } from '../Section.tsx'
import { usePart } from './useJoin.tsx'

/** What was joined into an inquiry, and the way back as long as there is one. */
export function JoinedParts({ joined }: Pick<InquiryDetail, 'joined'>) {
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
          </Typography>
        ))}
      </BulletList>
    </Section>
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
