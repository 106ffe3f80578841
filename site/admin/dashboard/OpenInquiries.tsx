import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { adminPaths } from '../paths.ts'
import { Panel } from './Panel.tsx'
import { Failed, Waiting } from './PanelStates.tsx'
import { useRecentInquiries } from './useRecentInquiries.ts'

const SHOWN = 6

/** Who has waited longest for an answer. */
export function OpenInquiries() {
  const { data, error, isPending, refetch } = useRecentInquiries()
  const open = data?.filter(({ status }) => status === 'new') ?? []
  const longest = open.toReversed().slice(0, SHOWN)
  return (
    <Panel
      title="Offene Anfragen"
      action={
        <Link component={RouterLink} to={adminPaths.newInquiries}>
          Alle neuen
        </Link>
      }
    >
      {isPending && <Waiting />}
      {error && <Failed text="Fehler beim Laden der Anfragen" onRetry={refetch} />}
      {data && open.length === 0 && <Typography>Alle Anfragen sind beantwortet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {longest.map((inquiry) => (
          <Box
            component="li"
            key={inquiry.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
              py: 1,
              minHeight: 48,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={adminPaths.inquiry(inquiry.id)}
                sx={{ fontWeight: 600 }}
              >
                {inquiry.name}
              </Link>
              <Typography variant="body2" color="textSecondary" noWrap>
                {inquiry.productTitle ?? inquiry.company}
              </Typography>
            </Box>
            <WaitingTime inquiry={inquiry} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
