import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { ListedOffer } from '../../../shared/offers/offer.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { May } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { OfferStatusChip, offerName, useOffersOf } from '../offers/offer.tsx'
import { PlainList, Section, Stacked } from '../parts/Boxes.tsx'
import { Failure } from '../parts/Loading.tsx'
import { NameLink, ScreenButton } from '../parts/ScreenLink.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

/** The offers of an inquiry, and where one is begun. Spam and doubles have none. */
export const InquiryOffers = ({ inquiry }: { inquiry: InquiryDetail }) =>
  !inquiry.spam &&
  inquiry.duplicateOf === null && (
    <May permission="inquiries.edit">
      <Section title="Angebote">
        <OfferList inquiryId={inquiry.id} />
        <WriteOffer inquiryId={inquiry.id} />
      </Section>
    </May>
  )

function OfferList({ inquiryId }: { inquiryId: number }) {
  const { data, error, refetch } = useOffersOf(inquiryId)
  if (error) return <Failure text={error.message} onRetry={refetch} />
  if (!data)
    return (
      <Box role="status" aria-label="Angebote werden geladen">
        <Skeleton />
      </Box>
    )
  if (data.length === 0) return <Typography variant="note">Noch keines</Typography>
  return (
    <PlainList aria-label="Angebote">
      {data.map((offer) => (
        <li key={offer.id}>
          <NameLink to={adminPaths.offer(offer.id)}>{offerName(offer)}</NameLink>
          <OfferStatusChip status={offer.status} sx={{ ml: 1 }} />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatEuros(offer.totals.payable)}
          </Typography>
        </li>
      ))}
    </PlainList>
  )
}

/**
 * Begins an offer with the machines of the inquiry, or with lines and texts of an earlier offer. One that is begun comes
 * first, so that nobody writes the same a second time.
 */
function WriteOffer({ inquiryId }: { inquiryId: number }) {
  const navigate = useNavigate()
  const [isFromEarlier, setFromEarlier] = useState(false)
  const { data: offers = [], isPending: isUnknown } = useOffersOf(inquiryId)
  const draft = offers.find(({ status }) => status === 'draft')
  const { mutate, isPending, error } = useCall({
    call: (from: number | undefined) =>
      load(begun, `/contact/${inquiryId}/offers`, { json: { from } }),
    failed: null,
    invalidates: EVERYTHING,
  })
  const begin = (from?: number) =>
    mutate(from, { onSuccess: ({ id }) => navigate(adminPaths.offer(id)) })
  return (
    <Stacked gap={1} above={1} align="start">
      {error && <Alert severity="error">{error.message}</Alert>}
      {draft && (
        <ScreenButton to={adminPaths.offer(draft.id)}>Entwurf weiterschreiben</ScreenButton>
      )}
      <Button
        {...(draft ? LESSER : { variant: 'outlined' })}
        disabled={isUnknown}
        loading={isPending}
        onClick={() => begin()}
      >
        {draft ? 'Weiteres Angebot schreiben' : 'Angebot schreiben'}
      </Button>
      {isFromEarlier ? (
        <Box sx={{ justifySelf: 'stretch' }}>
          <SearchField<ListedOffer>
            resource="offers"
            label="Welches frühere Angebot?"
            placeholder="Nummer, Name oder Firma"
            autoFocus
            disabled={isPending}
            textOf={titleOf}
            detailOf={detailOf}
            onChoose={({ id }) => begin(id)}
          />
        </Box>
      ) : (
        <FromEarlier onChoose={() => setFromEarlier(true)} />
      )}
    </Stacked>
  )
}

const begun = z.object({ id: z.number() })

/** What stands below the button that is usually meant. */
const LESSER = { size: 'small', sx: { ml: -0.75 } } as const

/** Nothing as long as there is no offer at all. */
function FromEarlier({ onChoose }: { onChoose: () => void }) {
  const { total = 0 } = useGetList<ListedOffer>('offers', { pagination: { page: 1, perPage: 1 } })
  if (total === 0) return null
  return (
    <Button {...LESSER} onClick={onChoose}>
      Aus einem früheren Angebot
    </Button>
  )
}

const titleOf = (offer: ListedOffer) => {
  const { recipient, inquiry } = offer
  const customer = recipient.company || inquiry.company || recipient.name || inquiry.name
  return `${offerName(offer)}, ${customer}`
}

const detailOf = ({ totals, createdAt, lines }: ListedOffer) =>
  [formatDay(createdAt), formatEuros(totals.payable), lines[0]?.title].filter(Boolean).join(' · ')
