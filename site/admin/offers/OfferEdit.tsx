import type { Query } from '@tanstack/react-query'
import { useState } from 'react'
import { Edit, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Offer } from '../../../shared/offers/offer.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { isHttpError } from '../data/failure.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { handledByForm } from '../forms/saving.tsx'
import { Waiting } from '../parts/Loading.tsx'
import { Missing, PageHeader } from '../parts/Page.tsx'
import { DraftScreen } from './DraftScreen.tsx'
import { KeptScreen, SentScreen } from './sent/SentScreen.tsx'

/** An offer: a form as long as it is a draft, and something to read and decide on once it was sent. */
export default function OfferEdit() {
  const { id } = useParams()
  return <OneOffer key={id} />
}

function OneOffer() {
  const notify = useNotify()
  const [stored, setStored] = useState<Offer | null>(null)
  const onSuccess = (saved: Offer) => {
    setStored(saved)
    notify('Angebot gespeichert', { type: 'success' })
  }
  return (
    <Edit<Offer>
      redirect={false}
      mutationOptions={{ onSuccess, ...handledByForm }}
      queryOptions={{ onError: () => undefined, refetchInterval }}
      // Once it is shown, it outlasts a failure to read it anew.
      error={false}
      render={({ record, error }) =>
        isGone(error) || (error && !record) ? (
          missing
        ) : record === undefined ? (
          <>
            <PageHeader title="Angebot" />
            <Waiting heights={[180, 320]} />
          </>
        ) : record.status === 'draft' ? (
          <DraftScreen offer={record} stored={stored} />
        ) : record.keptUntil ? (
          <KeptScreen offer={record} until={record.keptUntil} />
        ) : (
          <SentScreen offer={record} />
        )
      }
    />
  )
}

const isGone = (error: unknown) => isHttpError(error, 404)

/** What the customer does with an offer appears by itself. A draft is changed by whoever writes it. */
const refetchInterval = ({ state: { data, error } }: Query<Offer>) =>
  !isGone(error) && data?.status !== 'draft' && REFETCH_INTERVAL

const missing = (
  <Missing
    title="Angebot"
    text="Dieses Angebot gibt es nicht, oder sein Entwurf ist gelöscht."
    back={{ to: adminPaths.offers, label: 'Zu den Angeboten' }}
  />
)
