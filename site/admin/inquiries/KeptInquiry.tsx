import { Alert, Box, Link, Typography } from '@mui/material'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { keptSentence } from '../../../shared/operation/retention.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList, Section, Stacked } from '../parts/Boxes.tsx'
import { NameLink } from '../parts/ScreenLink.tsx'
import { Conversation } from './Conversation.tsx'

/** What only the law keeps of an inquiry: to be read, and nothing to press. */
const KeptInquiry = ({ inquiry, until }: { inquiry: InquiryDetail; until: string }) => (
  <Stacked gap={2.5}>
    <Alert severity="warning">{keptSentence(until)}</Alert>
    <Box sx={columns}>
      <Sender {...inquiry} />
      {inquiry.products.length > 0 && (
        <Section title="Maschinen">
          <PlainList>
            {inquiry.products.map((asked) => (
              <li key={`${asked.id}-${asked.title}`}>{counted(asked)}</li>
            ))}
          </PlainList>
        </Section>
      )}
      <Section title="Angebote">
        <PlainList aria-label="Angebote">
          {inquiry.keptOffers?.map(({ id, number }) => (
            <li key={id}>
              <NameLink to={adminPaths.offer(id)}>{number}</NameLink>
            </li>
          ))}
        </PlainList>
      </Section>
    </Box>
    <Conversation inquiry={inquiry} />
  </Stacked>
)
export default KeptInquiry

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
}

const Sender = ({
  name,
  company,
  email,
  phone,
  language,
}: Pick<InquiryDetail, 'name' | 'company' | 'email' | 'phone' | 'language'>) => (
  <Section title={name}>
    {company && <Typography>{company}</Typography>}
    {email && (
      <Typography>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Typography>
    )}
    {phone && (
      <Typography>
        <Link href={phoneOf(phone, language).href}>{phone}</Link>
      </Typography>
    )}
  </Section>
)
