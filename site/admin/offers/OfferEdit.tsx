import { useState } from 'react'
import { Edit, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Offer } from '../../../shared/offers/offer.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { handledByForm } from '../forms/FormToolbar.tsx'
import { Missing } from '../parts/ErrorPage.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { DraftScreen } from './DraftScreen.tsx'
import { SentScreen } from './sent/SentScreen.tsx'

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
      queryOptions={{ onError: () => undefined }}
      error={missing}
      render={({ record }) =>
        record === undefined ? (
          <>
            <PageHeader title="Angebot" />
            <Waiting heights={[180, 320]} />
          </>
        ) : record.status === 'draft' ? (
          <DraftScreen offer={record} stored={stored} />
        ) : (
          <SentScreen offer={record} />
        )
      }
    />
  )
}

const missing = (
  <Missing
    title="Angebot"
    text="Dieses Angebot gibt es nicht, oder sein Entwurf ist gelöscht."
    back={{ to: adminPaths.offers, label: 'Zu den Angeboten' }}
  />
)
