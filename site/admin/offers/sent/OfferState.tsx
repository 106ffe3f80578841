import { Typography } from '@mui/material'
import {
  type Offer,
  type OfferStatus,
  offerStatusLabels,
  paperNumber,
} from '../../../../shared/offers/offer.ts'
import { BINDING, NOT_BINDING } from '../../../../shared/offers/sent-offer.ts'
import { formatDateTime, formatDay } from '../../../../shared/time/dates.ts'
import { adminPaths } from '../../data/adminPaths.ts'
import { BulletList, Stacked } from '../../parts/Boxes.tsx'
import { ScreenLink } from '../../parts/ScreenLink.tsx'
import { Doubts } from '../OfferHeader.tsx'
import { OfferStatusChip, timeLeft, useOtherVersions } from '../offer.tsx'

/** What a state means for the one who works on it, where its word alone does not say it. */
const hints: Partial<Record<OfferStatus, string>> = {
  ordered: 'Der Kunde hat bestellt und wartet auf Ihre Bestätigung.',
  expired: 'Der Kunde kann es nicht mehr annehmen. Mit einer neuen Fassung geht es weiter.',
  superseded: 'Der Link des Kunden zeigt die neuere Fassung.',
}

const verbs: Partial<Record<OfferStatus, string>> = {
  ordered: 'Bestellt von',
  accepted: 'Angenommen von',
  declined: 'Abgelehnt von',
}

/** How far an offer has come: until when it holds, who has decided, and what other versions there are. */
export function OfferState({ offer }: { offer: Offer }) {
  const { status, validUntil, binding, sentAt, warnings } = offer
  const left = timeLeft(offer)
  return (
    <Stacked align="start" gap={1}>
      <OfferStatusChip status={status} />
      {hints[status] && <Typography>{hints[status]}</Typography>}
      <Doubts warnings={warnings} />
      <Decided offer={offer} />
      {status !== 'accepted' && (
        <>
          <Typography variant="body2">
            Gültig bis {formatDay(validUntil)}
            {left && `, ${left}`}
          </Typography>
          <Typography variant="note">{binding ? BINDING : NOT_BINDING}</Typography>
        </>
      )}
      {sentAt && <Typography variant="note">Gesendet am {formatDateTime(sentAt)} Uhr</Typography>}
      <OtherVersions offer={offer} />
    </Stacked>
  )
}

function Decided({ offer: { status, decision } }: { offer: Offer }) {
  const verb = verbs[status]
  if (!decision || !verb) return null
  const { name, at, reason } = decision
  return (
    <div>
      <Typography variant="strong">
        {verb} {name}
      </Typography>
      <Typography variant="body2">{formatDateTime(at)} Uhr</Typography>
      {reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          „{reason}“
        </Typography>
      )}
    </div>
  )
}

/** The other versions of an offer; the number says which is newer. */
function OtherVersions({ offer }: { offer: Offer }) {
  const others = useOtherVersions(offer)
  if (others.length === 0) return null
  return (
    <div>
      <Typography variant="smallStrong">Andere Fassungen</Typography>
      <BulletList>
        {others.map((other) => (
          <Typography key={other.id} component="li" variant="body2">
            <ScreenLink to={adminPaths.offer(other.id)}>{paperNumber(other)}</ScreenLink> ·{' '}
            {offerStatusLabels[other.status]}
          </Typography>
        ))}
      </BulletList>
    </div>
  )
}
