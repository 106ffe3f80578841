import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { AnswerBox } from './answer/AnswerBox.tsx'
import { Conversation } from './Conversation.tsx'
import { InquiryMachines } from './InquiryMachines.tsx'
import { InquiryState } from './InquiryState.tsx'
import { InquiryOffers } from './offers/InquiryOffers.tsx'
import { DuplicateNotice, RelatedInquiries } from './RelatedInquiries.tsx'
import { Section } from './Section.tsx'

/** Everything about an inquiry: the conversation with the answer box below it, and beside it the rest. */
export const InquiryShow = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <Box sx={layout}>
    <Box sx={{ ...stack, gridArea: 'state' }}>
      <Sender {...inquiry} />
      <InquiryState inquiry={inquiry} />
    </Box>
    <Box sx={{ ...stack, gridArea: 'talk' }}>
      <DuplicateNotice {...inquiry} />
      <Conversation inquiry={inquiry} />
      {inquiry.spam || inquiry.duplicateOf !== null ? null : <AnswerBox inquiry={inquiry} />}
    </Box>
    <Box sx={{ ...stack, gridArea: 'about' }}>
      <InquiryMachines {...inquiry} />
      <InquiryOffers inquiry={inquiry} />
      <RelatedInquiries {...inquiry} />
    </Box>
  </Box>
)

const stack = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }

const layout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"state" "talk" "about"', md: '"talk state" "talk about"' },
}

const Sender = ({ name, company, email, phone }: InquiryDetail) => (
  <Section title={name}>
    {company && <Typography>{company}</Typography>}
    {email && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Typography>
    )}
    {phone && (
      <Typography>
        <Link href={phoneOf(phone).href}>{phone}</Link>
      </Typography>
    )}
  </Section>
)
