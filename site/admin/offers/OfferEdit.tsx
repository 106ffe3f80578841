import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Edit, HttpError, LinkBase, useEditContext, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Offer } from '../../../shared/offers/offer.ts'
import { handledByForm } from '../forms/FormToolbar.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
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
      title={false}
      component="div"
      actions={false}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, ...handledByForm }}
      queryOptions={{ onError: () => undefined }}
      error={<OfferMissing />}
      render={({ record }) =>
        record === undefined ? (
          <Waiting />
        ) : record.status === 'draft' ? (
          <DraftScreen offer={record} stored={stored} />
        ) : (
          <SentScreen offer={record} />
        )
      }
    />
  )
}

const Waiting = () => (
  <>
    <PageHeader title="Angebot" />
    <Box role="status" aria-label="Wird geladen" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  </>
)

function OfferMissing() {
  const { error, refetch } = useEditContext()
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={isMissing ? 'Angebot nicht gefunden' : 'Angebot'} />
      <Typography sx={{ mb: 2 }}>
        {isMissing
          ? 'Dieses Angebot gibt es nicht, oder sein Entwurf ist gelöscht.'
          : error?.message}
      </Typography>
      {!isMissing && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      )}
      <Button component={LinkBase} to={adminPaths.offers} variant="outlined">
        Zu den Angeboten
      </Button>
    </>
  )
}
