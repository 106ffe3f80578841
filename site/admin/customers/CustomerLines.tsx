import { Box, Link, Paper, Typography } from '@mui/material'
import type { ListedCustomer } from '../../../shared/persons/customer.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { NameLink, ScreenLink } from '../parts/ScreenLink.tsx'

/** Customers, a line each: who it is, how to reach them, and when they were last in contact. */
export const CustomerLines = ({
  label,
  customers,
}: {
  label: string
  customers: readonly ListedCustomer[]
}) =>
  customers.length === 0 ? (
    <Typography>Niemand gefunden.</Typography>
  ) : (
    <Paper variant="outlined">
      <PlainList gap={0} aria-label={label}>
        {customers.map((customer) => (
          <Box component="li" key={customer.key} sx={line}>
            <Who customer={customer} />
            <Ways {...customer} />
            <Box sx={last}>
              <time dateTime={customer.lastContactAt}>{formatDay(customer.lastContactAt)}</time>
              <Typography variant="note">
                {formatCount(customer.inquiries, 'Anfrage', 'Anfragen')}
              </Typography>
            </Box>
          </Box>
        ))}
      </PlainList>
    </Paper>
  )

function Who({ customer }: { customer: ListedCustomer }) {
  const { key, name, company, emails, firm, place } = customer
  return (
    <Box sx={who}>
      <NameLink to={adminPaths.customer(key)}>{name || emails[0] || 'Ohne Namen'}</NameLink>
      <Typography variant="note">
        {company && firm ? (
          <ScreenLink to={adminPaths.firm(firm)} color="inherit" sx={way}>
            {company}
          </ScreenLink>
        ) : (
          company
        )}
        {company && place && ', '}
        {place}
      </Typography>
    </Box>
  )
}

const Ways = ({ phones: [phone], emails: [email], language }: ListedCustomer) => (
  <Box sx={ways}>
    {phone && (
      <div>
        <Link href={phoneOf(phone, language).href} sx={way}>
          {phone}
        </Link>
      </div>
    )}
    {email && (
      <div>
        <Link href={`mailto:${email}`} sx={way}>
          {email}
        </Link>
      </div>
    )}
  </Box>
)

/** High enough for a thumb where one is used. */
const way = { display: 'inline-block', py: { xs: 1.25, md: 0.25 } }

/** In one line where there is room. */
const who = {
  gridArea: 'who',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& .MuiTypography-note': { display: { md: 'inline' }, ml: { md: 1 } },
}

const ways = {
  gridArea: 'ways',
  display: { md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
}

const last = {
  gridArea: 'last',
  display: { md: 'flex' },
  justifyContent: 'space-between',
  gap: 1,
  color: 'text.secondary',
  fontSize: '.875rem',
}

const line = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  px: 2,
  py: { xs: 1, md: 0.5 },
  minHeight: { xs: 60, md: 44 },
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 3fr) minmax(0, 3fr) 190px',
  },
  gridTemplateAreas: { xs: '"who last" "ways ways"', md: '"who ways last"' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
