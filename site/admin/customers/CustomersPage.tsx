import { Box, Pagination, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDebouncedEvent, useRequireAccess } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { listedCustomer } from '../../../shared/persons/customer.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { callApi } from '../data/api.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { PageHeader, QueryResult } from '../parts/Page.tsx'
import { CustomerLines } from './CustomerLines.tsx'
import { customerQuery } from './useCustomer.ts'

const SHOWN = 50
const DEBOUNCE_MS = 250

/** Everybody who has asked for something, whoever was in contact last first. The address keeps search and page. */
export default function CustomersPage() {
  const { isPending: isAsking } = useRequireAccess({ resource: 'inquiries', action: 'edit' })
  const { search, page, change } = useAddress()
  const query = useQuery({
    queryKey: [...customerQuery(), 'all', search, page],
    queryFn: () => readCustomers(search, page),
    enabled: !isAsking,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL,
  })
  return (
    <>
      <PageHeader title="Kunden" />
      <Stacked>
        <CustomerSearch search={search} onSearch={(text) => change(text, 1)} />
        <QueryResult query={query} offline={OFFLINE} heights={[44, 44, 44, 44]}>
          {({ customers, total }) => (
            <>
              <Typography variant="note" role="status">
                {formatCount(total, 'Kunde', 'Kunden')}
                {customers.length > 0 && ', zuletzt in Kontakt zuerst'}
              </Typography>
              <CustomerLines label="Kunden" customers={customers} />
              {total > SHOWN && (
                <Pagination
                  page={page}
                  count={Math.ceil(total / SHOWN)}
                  onChange={(_, to) => change(search, to)}
                />
              )}
            </>
          )}
        </QueryResult>
      </Stacked>
    </>
  )
}

const OFFLINE = 'Sobald sie wieder da ist, erscheinen hier Ihre Kunden.'

async function readCustomers(search: string, page: number) {
  const asked = new URLSearchParams({ search, page: String(page), limit: String(SHOWN) })
  const { data, pagination } = await callApi(`/customers?${asked}`)
  const customers = z.array(listedCustomer).parse(data)
  return { customers, total: pagination?.total ?? customers.length }
}

function useAddress() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('suche') ?? ''
  const page = Math.max(1, Math.trunc(Number(address.get('seite') ?? 1)) || 1)
  const change = (text: string, to: number) =>
    setAddress(
      { ...(text && { suche: text }), ...(to > 1 && { seite: String(to) }) },
      { replace: to === page },
    )
  return { search, page, change }
}

/** Searches once one has stopped typing. */
function CustomerSearch({
  search,
  onSearch,
}: {
  search: string
  onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(search)
  // What was searched here itself must not come back over what is typed meanwhile.
  const searched = useRef(search)
  const searchSoon = useDebouncedEvent((text: string) => {
    searched.current = text
    onSearch(text)
  }, DEBOUNCE_MS)
  useEffect(() => {
    if (search === searched.current) return
    searched.current = search
    setTyped(search)
  }, [search])
  return (
    <Box role="search">
      <TextField
        type="search"
        label="Kunden suchen"
        placeholder="Name, Firma, Ort, E-Mail, Telefon"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          searchSoon(target.value.trim())
        }}
        fullWidth
        sx={{ maxWidth: 480 }}
      />
    </Box>
  )
}
