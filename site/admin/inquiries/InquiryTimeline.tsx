import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InquiryEvent } from '../../../shared/inquiry.ts'

/** What has happened so far; not yet known while only the list's row is at hand. */
export function InquiryTimeline({ events }: { events: InquiryEvent[] | undefined }) {
  if (!events?.length) return null
  return (
    <Box component="section" aria-labelledby="anfrage-verlauf">
      <Typography id="anfrage-verlauf" variant="h3" component="h3" sx={{ mb: 1 }}>
        Verlauf
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, borderLeft: 2, borderColor: 'divider' }}
      >
        {events.map(({ at, kind, text }) => (
          <Box component="li" key={`${at}-${kind}-${text}`} sx={{ pl: 2, pb: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={at}>{formatDateTime(at)} Uhr</time>
            </Typography>
            <Typography color={kind === 'mailFailed' ? 'error' : 'textPrimary'}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
