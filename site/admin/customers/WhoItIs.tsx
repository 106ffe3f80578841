import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../shared/format.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { PlainList, Stacked } from '../layout/Boxes.tsx'
import { Panel } from '../layout/Panel.tsx'
import { CorrectCustomer } from './CorrectCustomer.tsx'

/** How a customer is reached, and where that is put right. */
export function WhoItIs({ customer }: { customer: Customer }) {
  const { company, phones, emails, offers, alerts, inquiries } = customer
  const [isOpen, setOpen] = useState(false)
  const newest = inquiries.find(({ keptUntil }) => keptUntil === null)
  const address = offers.find(({ recipient }) => recipient.street)?.recipient
  return (
    <Box sx={{ gridArea: 'who', minWidth: 0 }}>
      <Panel title="Kontakt">
        {isOpen && newest ? (
          <CorrectCustomer customer={customer} newest={newest} onDone={() => setOpen(false)} />
        ) : (
          <Stacked gap={1.5}>
            {company && <Typography sx={{ fontWeight: 600 }}>{company}</Typography>}
            <Ways label="Telefon" ways={phones} href={(phone) => phoneOf(phone).href} />
            <Ways label="E-Mail" ways={emails} href={(email) => `mailto:${email}`} />
            {address && (
              <Part label="Anschrift aus dem letzten Angebot">
                {address.street}, {address.postalCode} {address.city}
              </Part>
            )}
            {alerts > 0 && (
              <Part label="Sucht">{formatCount(alerts, 'Suchauftrag', 'Suchaufträge')}</Part>
            )}
            {newest && (
              <Button size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
                Angaben berichtigen
              </Button>
            )}
          </Stacked>
        )}
      </Panel>
    </Box>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography variant="note">{label}</Typography>
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
  </div>
)

interface WaysProps {
  label: string
  ways: string[]
  href: (way: string) => string
}

const Ways = ({ label, ways, href }: WaysProps) =>
  ways.length > 0 && (
    <Part label={label}>
      <PlainList gap={0}>
        {ways.map((way) => (
          <li key={way}>
            <Link href={href(way)} sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 } }}>
              {way}
            </Link>
          </li>
        ))}
      </PlainList>
    </Part>
  )
