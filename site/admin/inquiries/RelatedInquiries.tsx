import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDay } from '../../../shared/dates.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import { useOpenInquiry } from './openInquiry.ts'
import { Section } from './Section.tsx'

/** Other inquiries of the same person. */
export function RelatedInquiries({ related }: Pick<InquiryDetail, 'related'>) {
  if (related.length === 0) return null
  return (
    <Section title="Von derselben Person">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {related.map(({ id, receipt, createdAt, stage }) => (
          <Typography key={id} component="li" variant="body2">
            <OpenOther id={id} receipt={receipt} /> · {formatDay(createdAt)} · {stageLabels[stage]}
          </Typography>
        ))}
      </Box>
    </Section>
  )
}

/** Says of an inquiry that was sent twice where the first one is. */
export function DuplicateNotice({
  duplicateOf,
  related,
}: Pick<InquiryDetail, 'duplicateOf' | 'related'>) {
  if (duplicateOf === null) return null
  const first = related.find(({ id }) => id === duplicateOf)
  return (
    <Alert severity="info">
      Doppelt gesendet: Dasselbe kam kurz davor schon an. Bearbeitet wird{' '}
      <OpenOther id={duplicateOf} receipt={first?.receipt ?? 'die erste Anfrage'} />.
    </Alert>
  )
}

function OpenOther({ id, receipt }: { id: number; receipt: string }) {
  const { open } = useOpenInquiry()
  return (
    <Link component="button" type="button" onClick={() => open(id)} sx={{ font: 'inherit' }}>
      {receipt}
    </Link>
  )
}
