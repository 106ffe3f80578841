import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { publishText } from '../publish/publishText.ts'
import { usePublishStatus } from '../publish/usePublishStatus.ts'
import { QueryPanel } from './Panel.tsx'

export const Publishing = () => (
  <QueryPanel title="Veröffentlichung" query={usePublishStatus()}>
    {(status) => (
      <>
        <Typography sx={{ fontWeight: 600 }}>{publishText(status)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatCount(status.pages, 'Seite', 'Seiten')} auf der Website
        </Typography>
        {status.lastChange && (
          <Typography variant="body2" color="textSecondary">
            Letzte Änderung {formatDateTime(status.lastChange)} Uhr
            {status.lastDuration !== null &&
              `, nach ${formatNumber(Math.round(status.lastDuration))} ms auf der Website`}
          </Typography>
        )}
        <Box component="ul" sx={pages}>
          {status.lastPages.map(({ path, name }) => (
            <li key={path}>
              <Link href={path} target="_blank" color="inherit">
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </>
    )}
  </QueryPanel>
)

const pages = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': { display: 'inline-block', py: 0.5, textDecorationColor: 'currentColor' },
}
