import { lazy, Suspense, useState } from 'react'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { decisionTexts } from '../offers/decisions.ts'
import { LineButton } from './LineButton.tsx'

const DecisionDialog = lazy(async () => ({
  default: (await import('../offers/sent/DecisionDialog.tsx')).DecisionDialog,
}))

interface Props {
  order: NonNullable<TodayItem['offer']>
  /** Who has ordered. */
  name: string
  onDone: () => void
}

const decisions = [
  { decision: 'confirm', variant: 'contained', color: 'secondary' },
  { decision: 'refuse', variant: 'outlined', color: 'primary' },
] as const

/** Confirms an order, or refuses it with a text to the customer. They are always in view. */
export function OrderButtons({ order, name, onDone }: Props) {
  const [asked, setAsked] = useState<(typeof decisions)[number]['decision'] | null>(null)
  return (
    <div className="decisions">
      {decisions.map(({ decision, ...look }) => (
        <LineButton
          key={decision}
          label={decisionTexts[decision].press}
          name={name}
          onClick={() => setAsked(decision)}
          {...look}
        />
      ))}
      <span>Mit der Bestätigung ist die Anfrage gewonnen und die Maschine reserviert.</span>
      {asked && (
        <Suspense>
          <DecisionDialog
            offer={order}
            decision={asked}
            onClose={() => setAsked(null)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </div>
  )
}
