import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { CopyButton } from '../account/CopyButton.tsx'
import { May } from '../auth/May.tsx'
import { useRenewAddress } from './useFeeds.ts'

/** Where the portal fetches. The address can be made anew, should it have got into wrong hands. */
export function FeedAddress({ feed }: { feed: FeedState }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate: renew, isPending } = useRenewAddress(feed)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Address label={`Adresse für ${feed.name}`} address={feed.address} />
      <Address label="Adresse mit Bildern (ZIP)" address={feed.archive} />
      <May permission="feeds.edit">
        <Button sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
          Adresse erneuern …
        </Button>
      </May>
      <Confirm
        isOpen={isAsking}
        title="Adresse erneuern?"
        content={`Die bisherige Adresse gilt dann sofort nicht mehr. Tragen Sie die neue bei ${feed.name} ein, sonst holt das Portal nichts mehr ab.`}
        confirm="Erneuern"
        confirmColor="warning"
        loading={isPending}
        onConfirm={() => renew(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

function Address({ label, address }: { label: string; address: string | null }) {
  if (address === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
      <TextField
        label={label}
        value={address}
        multiline
        sx={{ flex: '1 1 18rem', '& textarea': { wordBreak: 'break-all' } }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <CopyButton text={address} />
    </Box>
  )
}
