import { Button, Card, CardContent, Pagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, type RaRecord, ShowBase } from 'react-admin'
import { z } from 'zod'
import {
  type Revision,
  revisionActionLabels,
  revisionPreview,
  revision as revisionSchema,
} from '../../../shared/operation/history.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { callApi, ifUnchanged, load } from '../data/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Row } from '../parts/Boxes.tsx'
import { Failure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { type Describe, Differences } from './Differences.tsx'
import { useRestore } from './useRestore.ts'

interface Props {
  resource: string
  /** The record's path below `/api`. */
  path: string
  name: string
  /** The version that restoring must not overwrite unseen; null for what was never saved. */
  version: string | null
  describe: Describe
  back: string
}

interface ScreenProps<Found> {
  /** What the history of a record is about; null while that is not known. */
  of: (record: Found) => Props | null
}

/** The history of the record that the address names. */
export const HistoryScreen = <Found extends RaRecord>({ of }: ScreenProps<Found>) => (
  <ShowBase<Found>
    render={({ record }) => {
      const props = record && of(record)
      return props ? <HistoryPage {...props} /> : null
    }}
  />
)

/** Who has changed a record when, and a way back to each earlier state. */
function HistoryPage({ name, back, ...of }: Props) {
  const { resource, path, describe } = of
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Revision | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'history', page],
    queryFn: () => loadPage(path, page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={`Verlauf: ${name}`}>
        <Button component={LinkBase} to={back} variant="outlined">
          Zurück
        </Button>
      </PageHeader>
      <Card sx={{ maxWidth: 860 }}>
        {error && <Failure text={error.message} onRetry={refetch} />}
        {data?.revisions.length === 0 && (
          <CardContent>
            <Typography>
              Noch nichts aufgezeichnet. Der Verlauf beginnt mit der nächsten Änderung und behält
              dann auch den aktuellen Stand.
            </Typography>
          </CardContent>
        )}
        {data?.revisions.map((revision, index) => (
          <RevisionCard
            key={revision.id}
            resource={resource}
            revision={revision}
            describe={describe}
            isCurrent={page === 1 && index === 0}
            onRestore={() => setChosen(revision)}
          />
        ))}
      </Card>
      {data && data.pages > 1 && (
        <Pagination
          count={data.pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 2 }}
        />
      )}
      {chosen && <RestoreQuestion {...of} revision={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

async function loadPage(path: string, page: number) {
  const { data, pagination } = await callApi(`${path}/history?page=${page}`)
  return { revisions: z.array(revisionSchema).parse(data), pages: pagination?.totalPages ?? 1 }
}

interface RestoreQuestionProps extends Pick<Props, 'resource' | 'path' | 'version' | 'describe'> {
  revision: Revision
  onClose: () => void
}

/** Says what restoring would change, and does it. */
function RestoreQuestion(props: RestoreQuestionProps) {
  const { resource, path, version, revision, describe, onClose } = props
  const preview = useQuery({
    // Made anew for each version, so that a conflict shows what there is to decide then.
    queryKey: [path, 'revision', revision.id, version],
    queryFn: () => load(revisionPreview, `${path}/history/${revision.id}`),
    gcTime: 0,
  })
  const { mutate, isPending, error } = useRestore(
    onClose,
    `${path}/history/${revision.id}/restore`,
    {
      headers: ifUnchanged(version),
    },
  )
  const restores = preview.data?.restores
  return (
    <FormDialog
      title={`Stand vom ${formatDateTime(revision.at)} Uhr wiederherstellen?`}
      error={error ?? preview.error}
      submit="Wiederherstellen"
      isPending={isPending}
      disabled={preview.isFetching || preview.isError}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {restores && Object.keys(restores).length === 0 && (
        <Typography>Es gibt keinen Unterschied zum aktuellen Stand.</Typography>
      )}
      {restores && Object.keys(restores).length > 0 && (
        <>
          <Typography>
            Auf der Website gilt dann sofort wieder dieser Stand. Der Verlauf bleibt erhalten, so
            dass sich auch das rückgängig machen lässt.
          </Typography>
          <Differences resource={resource} fields={restores} describe={describe} />
        </>
      )}
    </FormDialog>
  )
}

interface RevisionCardProps extends Pick<Props, 'resource' | 'describe'> {
  revision: Revision
  /** The newest state is the one that there is; it cannot be restored. */
  isCurrent: boolean
  onRestore: () => void
}

const RESTORE = 'Diesen Stand wiederherstellen'

/** A new record differs from nothing in every field, which says nothing. */
const withoutFields = new Set(['created', 'deleted', 'found'])

function RevisionCard({ resource, revision, describe, isCurrent, onRestore }: RevisionCardProps) {
  const { at, author, action, fileName, bulkEdit, fields } = revision
  return (
    <CardContent component="section" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Row justify="space-between">
        <div>
          <Typography variant="h3" component="h2">
            {revisionActionLabels[action]}
            {fileName && ` aus ${fileName}`}
            {bulkEdit && ` in der Sammeländerung „${bulkEdit}“`}
          </Typography>
          <Typography variant="note" gutterBottom>
            <time dateTime={at}>{formatDateTime(at)} Uhr</time>
            {author && ` · ${author}`}
          </Typography>
        </div>
        {isCurrent ? (
          <Typography variant="note">Aktueller Stand</Typography>
        ) : (
          <Button
            onClick={onRestore}
            aria-label={`${RESTORE}: ${formatDateTime(at)}`}
            sx={{ alignSelf: 'start' }}
          >
            {RESTORE}
          </Button>
        )}
      </Row>
      {!withoutFields.has(action) && (
        <Differences resource={resource} fields={fields} describe={describe} />
      )}
    </CardContent>
  )
}
