import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { HttpError, useRequireAccess } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { firm } from '../../../shared/persons/customer.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { OpenedInquiry } from '../inquiries/OpenedInquiry.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { PageHeader, Panel, QueryResult } from '../parts/Page.tsx'
import { ScreenButton } from '../parts/ScreenLink.tsx'
import { CustomerLines } from './CustomerLines.tsx'
import { BoughtMachines, CustomerInquiries, CustomerOffers } from './CustomerLists.tsx'
import { customerQuery } from './useCustomer.ts'

/** A firm: its people, and everything that they have asked, were offered and have bought. */
export default function FirmPage() {
  const { isPending: isAsking } = useRequireAccess({ resource: 'inquiries', action: 'edit' })
  const [address] = useSearchParams()
  const key = address.get('firma') ?? ''
  const query = useQuery({
    queryKey: [...customerQuery(), 'firm', key],
    queryFn: () => load(firm, `/firms/${encodeURIComponent(key)}`),
    enabled: !isAsking,
    retry: false,
    refetchInterval: REFETCH_INTERVAL,
  })
  const { data, error } = query
  const isUnknown = !data && error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={isUnknown ? 'Firma nicht gefunden' : (data?.name ?? 'Firma')}>
        <ScreenButton to={adminPaths.customers}>Alle Kunden</ScreenButton>
      </PageHeader>
      {isUnknown ? (
        <Typography variant="intro">
          Von dieser Firma hat niemand etwas angefragt. Vielleicht wurden die Anfragen gelöscht oder
          die Angaben berichtigt.
        </Typography>
      ) : (
        <QueryResult query={query} offline={OFFLINE} heights={[160, 240, 160]}>
          {({ domain, persons, inquiries, offers, bought }) => (
            <Stacked>
              {domain && <Typography variant="intro">Schreibt von {domain}</Typography>}
              <Panel title="Personen">
                <CustomerLines label="Personen" customers={persons} />
              </Panel>
              <CustomerInquiries inquiries={inquiries} />
              <CustomerOffers offers={offers} />
              <BoughtMachines bought={bought} />
            </Stacked>
          )}
        </QueryResult>
      )}
      <OpenedInquiry />
    </>
  )
}

const OFFLINE = 'Sobald sie wieder da ist, erscheint hier, was Sie von dieser Firma wissen.'
