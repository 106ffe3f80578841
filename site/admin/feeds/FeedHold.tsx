import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { May } from '../auth/May.tsx'
import { useConfirmLoss } from './useFeeds.ts'

const MOST_NAMED = 5

/** Says that the portal gets its last content, and asks whether it may lose machines. */
export function FeedHold({ feed }: { feed: FeedState }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate: confirm, isPending } = useConfirmLoss(feed)
  if (!feed.hold) return null
  const { missing, delivered } = feed.hold
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>Angehalten, bis Sie zustimmen</AlertTitle>
      <p>
        Seit dem letzten Abruf {missing.length === 1 ? 'fehlt' : 'fehlen'}{' '}
        {formatNumber(missing.length)} von {formatCount(delivered, 'Maschine', 'Maschinen')}:{' '}
        {named(missing)}. {feed.name} würde sie löschen. Deshalb bekommt das Portal weiter den
        letzten Stand.
      </p>
      <May permission="feeds.edit">
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={() => setAsking(true)}
        >
          Freigeben …
        </Button>
      </May>
      <Confirm
        isOpen={isAsking}
        title="Neuen Stand freigeben?"
        content={`Beim nächsten Abruf bekommt ${feed.name} nur noch ${formatCount(feed.machines, 'Maschine', 'Maschinen')} und löscht die übrigen.`}
        confirm="Freigeben"
        confirmColor="warning"
        loading={isPending}
        onConfirm={() => confirm(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Alert>
  )
}

function named(missing: { title: string }[]): string {
  const titles = missing.slice(0, MOST_NAMED).map(({ title }) => title)
  const others = missing.length - titles.length
  return others > 0 ? `${titles.join(', ')} und ${formatNumber(others)} weitere` : titles.join(', ')
}
