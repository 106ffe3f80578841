import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { decisionsOf } from '../../../../shared/offers/decisions.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { Row } from '../../layout/Boxes.tsx'
import { EVERYTHING, useCall } from '../../layout/useCall.ts'
import { adminPaths } from '../../paths.ts'
import { type Decision, decisionTexts } from '../decisions.ts'
import { offerCalls } from '../offerCalls.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

/** What the state of an offer allows. */
export function DecisionButtons({ offer }: { offer: Offer }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const decisions = decisionsOf('staff', offer.status)
  const [first, ...rest] = decisions.filter((decision) => decision !== 'revise')
  if (decisions.length === 0) return null
  return (
    <Row sx={{ mt: 2 }}>
      {first && (
        <Button
          variant={first === 'reopen' ? 'outlined' : 'contained'}
          color={first === 'reopen' ? 'primary' : 'secondary'}
          onClick={() => setDecision(first)}
        >
          {decisionTexts[first].press}
        </Button>
      )}
      {rest.map((other) => (
        <Button key={other} variant="outlined" onClick={() => setDecision(other)}>
          {decisionTexts[other].press}
        </Button>
      ))}
      {decisions.includes('revise') && <ReviseButton offerId={offer.id} />}
      {decision && (
        <DecisionDialog offer={offer} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Row>
  )
}

/** Begins the next version. Until it is sent, the customer keeps the one that they have. */
function ReviseButton({ offerId }: { offerId: number }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useCall({
    call: () => offerCalls.revise(offerId),
    failed: 'Keine neue Fassung',
    invalidates: EVERYTHING,
  })
  const revise = () => mutate(undefined, { onSuccess: ({ id }) => navigate(adminPaths.offer(id)) })
  return (
    <Button variant="outlined" loading={isPending} onClick={revise}>
      Neue Fassung
    </Button>
  )
}
