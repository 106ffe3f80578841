import { Button, Typography } from '@mui/material'
import { HttpError, useRequireAccess } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Customer } from '../../../shared/persons/customer.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { OpenedInquiry } from '../inquiries/OpenedInquiry.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { PageHeader, QueryResult } from '../parts/Page.tsx'
import { ScreenButton } from '../parts/ScreenLink.tsx'
import { BoughtMachines, CustomerInquiries, CustomerOffers } from './CustomerLists.tsx'
import { useCustomer } from './useCustomer.ts'
import { WhoItIs } from './WhoItIs.tsx'

/** Who a customer is, how to reach them, and everything that they have asked, were offered and have bought. */
export default function CustomerPage() {
  const { isPending: isAsking } = useRequireAccess({ resource: 'inquiries', action: 'edit' })
  const { key = '' } = useParams()
  const query = useCustomer(key, !isAsking)
  const { data, error } = query
  if (!data && error instanceof HttpError && error.status === 404) return <UnknownCustomer />
  return (
    <>
      <PageHeader title={data ? nameOf(data) : 'Kunde'}>
        {data && <CustomerActions customer={data} />}
      </PageHeader>
      <QueryResult query={query} offline={OFFLINE} heights={[44, 240, 160]}>
        {(customer) => (
          <Stacked sx={layout}>
            <WhoItIs key={key} customer={customer} />
            <Stacked sx={{ gridArea: 'lists' }}>
              <CustomerInquiries inquiries={customer.inquiries} />
              <CustomerOffers offers={customer.offers} />
              <BoughtMachines bought={customer.bought} />
            </Stacked>
          </Stacked>
        )}
      </QueryResult>
      <OpenedInquiry />
    </>
  )
}

const OFFLINE = 'Sobald sie wieder da ist, erscheint hier, was Sie von diesem Kunden wissen.'

/** Of somebody who waits for a machine alone nothing but the address is known. */
const nameOf = ({ name, emails: [email = ''] }: Customer) => name || email

function CustomerActions({ customer }: { customer: Customer }) {
  const { name, company, inquiries } = customer
  const [[email = ''], [phone = '']] = [customer.emails, customer.phones]
  const sender = { name, company, email, phone }
  return (
    <>
      {phone && (
        <Button variant="contained" href={phoneOf(phone, inquiries[0]?.language).href}>
          Anrufen
        </Button>
      )}
      <ScreenButton to={adminPaths.newInquiry} state={{ sender }}>
        Anfrage eintragen
      </ScreenButton>
      <ScreenButton to={adminPaths.newInquiry} state={{ sender, isOffer: true }}>
        Angebot schreiben
      </ScreenButton>
    </>
  )
}

const UnknownCustomer = () => (
  <>
    <PageHeader title="Kunde nicht gefunden" />
    <Typography variant="intro">
      Unter dieser Adresse ist niemand bekannt. Vielleicht wurden seine Anfragen gelöscht oder seine
      Angaben berichtigt.
    </Typography>
    <ScreenButton to={adminPaths.inquiries} sx={{ alignSelf: 'start' }}>
      Zu den Anfragen
    </ScreenButton>
  </>
)

const layout = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: { xs: '"who" "lists"', md: '"lists who"' },
}
