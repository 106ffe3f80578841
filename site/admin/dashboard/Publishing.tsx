import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { PageLinks } from '../publish/PageLinks.tsx'
import { publishText } from '../publish/publishText.ts'
import { usePublishStatus } from '../publish/usePublishStatus.ts'
import { Panel } from './Panel.tsx'
import { Failed, Waiting } from './PanelStates.tsx'

export function Publishing() {
  const { data, error, isPending, refetch } = usePublishStatus()
  return (
    <Panel title="Veröffentlichung">
      {isPending && <Waiting />}
      {error && <Failed text={error.message} onRetry={refetch} />}
      {data && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{publishText(data)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatCount(data.pages, 'Seite', 'Seiten')} auf der Website
          </Typography>
          {data.lastChange && (
            <Typography variant="body2" color="textSecondary">
              Letzte Änderung {formatDateTime(data.lastChange)} Uhr
              {data.lastDuration !== null &&
                `, nach ${formatNumber(Math.round(data.lastDuration))} ms auf der Website`}
            </Typography>
          )}
          <PageLinks pages={data.lastPages} />
        </>
      )}
    </Panel>
  )
}
