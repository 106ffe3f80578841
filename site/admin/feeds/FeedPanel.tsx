import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { formatCount } from '../../../shared/format.ts'
import { Panel } from '../dashboard/Panel.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedHold } from './FeedHold.tsx'
import { FeedProblems } from './FeedProblems.tsx'
import { FeedSwitch } from './FeedSwitch.tsx'
import { useSavePreview } from './useFeeds.ts'

/** A portal: whether it may fetch, where, and what it gets. */
export function FeedPanel() {
  const feed = useRecordContext<FeedState & { id: string }>()
  if (!feed) return null
  return (
    <Panel title={feed.name} action={<FeedSwitch feed={feed} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FeedHold feed={feed} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: '1 1 16rem' }}>
            {contentText(feed)} {fetchedText(feed)}
          </Typography>
          <PreviewButton feed={feed} />
        </Box>
        {feed.enabled && <FeedAddress feed={feed} />}
        <FeedProblems
          title={formatCount(feed.leftOut.length, 'Maschine fehlt', 'Maschinen fehlen')}
          isOpen
          problems={feed.leftOut.map(({ reasons, ...machine }) => ({ ...machine, lines: reasons }))}
        />
        <FeedProblems
          title={formatCount(
            feed.hints.length,
            'Maschine mit Hinweisen',
            'Maschinen mit Hinweisen',
          )}
          problems={feed.hints.map(({ hints, ...machine }) => ({ ...machine, lines: hints }))}
        />
      </Box>
    </Panel>
  )
}

const contentText = ({ machines, held }: FeedState) =>
  held
    ? `Der Bestand ergibt jetzt ${formatCount(machines, 'Maschine', 'Maschinen')}.`
    : `${formatCount(machines, 'Maschine ist', 'Maschinen sind')} enthalten.`

const fetchedText = ({ lastFetched }: FeedState) =>
  lastFetched ? `Zuletzt abgeholt am ${formatDateTime(lastFetched)} Uhr.` : 'Noch nie abgeholt.'

function PreviewButton({ feed }: { feed: FeedState }) {
  const { mutate, isPending } = useSavePreview(feed)
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      Datei herunterladen
    </Button>
  )
}
