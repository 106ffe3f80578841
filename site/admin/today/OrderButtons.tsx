import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { decisionTexts } from '../offers/decisions.ts'
import { LineButton } from './LineButtons.tsx'

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

/** Confirms an order, or refuses it with a text to the customer. */
export function OrderButtons({ order, name, onDone }: Props) {
  const [asked, setAsked] = useState<(typeof decisions)[number]['decision'] | null>(null)
  return (
    <Box sx={row}>
      {decisions.map(({ decision, ...look }) => (
        <LineButton
          key={decision}
          label={decisionTexts[decision].press}
          name={name}
          onClick={() => setAsked(decision)}
          {...look}
        />
      ))}
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
    </Box>
  )
}

const row = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { minHeight: 44 },
}
