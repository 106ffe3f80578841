import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import { type Revision, revisionActionLabels } from '../../../shared/history.ts'
import { type Describe, Differences } from './Differences.tsx'

interface Props {
  resource: string
  revision: Revision
  describe: Describe
  /** The newest state is the one that there is; it cannot be restored. */
  isCurrent: boolean
  onRestore: () => void
}

const RESTORE = 'Diesen Stand wiederherstellen'

/** A new record differs from nothing in every field, which says nothing. */
const withoutFields = new Set(['created', 'deleted', 'found'])

export function RevisionCard({ resource, revision, describe, isCurrent, onRestore }: Props) {
  const { at, author, action, fileName, fields } = revision
  return (
    <CardContent component="section" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {revisionActionLabels[action]}
            {fileName && ` aus ${fileName}`}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            <time dateTime={at}>{formatDateTime(at)} Uhr</time>
            {author && ` · ${author}`}
          </Typography>
        </div>
        {isCurrent ? (
          <Typography variant="body2" color="textSecondary">
            Heutiger Stand
          </Typography>
        ) : (
          <Button
            onClick={onRestore}
            aria-label={`${RESTORE}: ${formatDateTime(at)}`}
            sx={{ alignSelf: 'start' }}
          >
            {RESTORE}
          </Button>
        )}
      </Box>
      {!withoutFields.has(action) && (
        <Differences resource={resource} fields={fields} describe={describe} />
      )}
    </CardContent>
  )
}
