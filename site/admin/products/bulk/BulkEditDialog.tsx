import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, IconButton, SnackbarContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useCloseNotification, useListContext, useNotify } from 'react-admin'
import { type BulkEditReport, LISTED_EDITS } from '../../../../shared/catalogue/bulk-edit.ts'
import { formatCount, formatNumber } from '../../../../shared/writing/format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Differences } from '../../history/Differences.tsx'
import { PlainList } from '../../parts/Boxes.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { UndoButton } from '../../parts/change.tsx'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'
import { useDescribeField } from '../describeField.ts'
import { BulkFields } from './BulkFields.tsx'
import { type BulkDraft, changesOf, EMPTY } from './bulkDraft.ts'
import { changedMeanwhile } from './changedMeanwhile.ts'
import { changeMany, reportOfConflict, useUndoBulkEdit } from './useBulkEdits.ts'

/** Long enough to notice a mistake and take it back. */
const NOTICE_SHOWN_MS = 60_000
const MOST_NAMED = 5

/** Asks what is to change of many machines, shows what that would be, and does it. */
export default function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds = [], filterValues, total = 0, onUnselectItems } = useListContext()
  const [draft, setDraft] = useState<BulkDraft>(EMPTY)
  const [isWholeList, setWholeList] = useState(false)
  const [report, setReport] = useState<BulkEditReport | null>(null)
  /** The machines because of which the last press has changed nothing. */
  const [meanwhile, setMeanwhile] = useState<string[]>([])
  const notify = useNotify()

  const changes = changesOf(draft)
  const machines = isWholeList ? wholeList(filterValues) : { ids: selectedIds.map(Number) }
  const check = useCall({
    call: () => changeMany({ ...machines, changes: changes ?? {}, mode: 'check' }),
    onDone: setReport,
    failed: null,
  })
  const apply = useCall({
    call: (plan: string) =>
      changeMany({ ...machines, changes: changes ?? {}, plan, mode: 'apply' }),
    failed: null,
    invalidates: EVERYTHING,
    onDone: (applied) => {
      onUnselectItems()
      onClose()
      notify(<BulkNotice report={applied} />, { autoHideDuration: NOTICE_SHOWN_MS })
    },
  })
  const back = () => {
    apply.reset()
    setMeanwhile([])
    setReport(null)
  }
  const submit = () => {
    if (report)
      apply.mutate(report.plan, {
        onError: (error) => {
          const now = reportOfConflict(error)
          if (!now) return
          setMeanwhile(changedMeanwhile(report, now))
          setReport(now)
        },
      })
    else if (changes) check.mutate()
  }

  return (
    <FormDialog
      title={report ? 'Das würde sich ändern' : 'Mehrere Maschinen ändern'}
      isLong
      error={apply.error ?? check.error}
      submit={
        report ? `${formatCount(report.changed, 'Maschine', 'Maschinen')} ändern` : 'Vorschau'
      }
      isPending={check.isPending || apply.isPending}
      isTyped={draft !== EMPTY}
      disabled={report ? report.changed === 0 : !changes}
      back={report && { label: 'Zurück', onPress: back }}
      onSubmit={submit}
      onClose={onClose}
    >
      {report ? (
        <>
          {meanwhile.length > 0 && (
            <Alert severity="warning">
              Inzwischen geändert: {firstNamed(meanwhile)}. Noch ist nichts übernommen.
            </Alert>
          )}
          <BulkPreview report={report} />
        </>
      ) : (
        <>
          {total > selectedIds.length && (
            <ChoiceField
              label="Welche"
              value={isWholeList ? 'list' : 'selected'}
              choices={[
                { value: 'selected', label: `Ausgewählte (${selectedIds.length})` },
                { value: 'list', label: `Alle, die die Liste zeigt (${total})` },
              ]}
              onChoose={(value) => setWholeList(value === 'list')}
            />
          )}
          <BulkFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        </>
      )}
    </FormDialog>
  )
}

/** `Linde H25, Still RX 20 und 3 weitere`. */
const firstNamed = (titles: string[]) =>
  titles.slice(0, MOST_NAMED).join(', ') +
  (titles.length > MOST_NAMED ? ` und ${formatNumber(titles.length - MOST_NAMED)} weitere` : '')

/** The filters as they stand in the list's address. Without any, all machines are meant. */
function wholeList(filters: Record<string, unknown> = {}) {
  const given = Object.entries(filters)
  const filter = Object.fromEntries(given.map(([name, value]) => [name, String(value ?? '')]))
  return given.length > 0 ? { filter } : { filter, all: true }
}

/** Tells what a bulk edit has changed, with a button that takes it back. */
function BulkNotice({ report: { id, changed, left } }: { report: BulkEditReport }) {
  const close = useCloseNotification()
  const { mutateAsync: takeBack } = useUndoBulkEdit(null)
  const tone = left.length > 0 ? 'warning' : 'success'
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          <div>{formatCount(changed, 'Maschine', 'Maschinen')} geändert</div>
          {left.slice(0, MOST_NAMED).map(({ id, title, reason }) => (
            <div key={id}>
              {title}: {reason}
            </div>
          ))}
          {left.length > MOST_NAMED && (
            <div>und {formatNumber(left.length - MOST_NAMED)} weitere</div>
          )}
        </>
      }
      action={
        <>
          {id !== null && <UndoButton undo={() => takeBack(id).then(() => null)} />}
          <IconButton color="inherit" aria-label="Meldung schließen" onClick={close}>
            <CloseIcon />
          </IconButton>
        </>
      }
      sx={{ flexWrap: 'nowrap', bgcolor: `${tone}.main`, color: `${tone}.contrastText` }}
    />
  )
}

/** What a bulk edit would change, machine by machine, and which it would leave. */
function BulkPreview({ report }: { report: BulkEditReport }) {
  const describe = useDescribeField()
  const { changed, unchanged, failed, changes, left } = report
  return (
    <>
      <Alert severity={failed > 0 ? 'warning' : 'info'}>
        {report.label}: {formatNumber(changed)} geändert, {formatNumber(unchanged)} schon so,{' '}
        {formatNumber(failed)} nicht möglich
      </Alert>
      {left.length > 0 && (
        <Box component="section" aria-label="Nicht möglich">
          <Typography variant="h3">Nicht möglich</Typography>
          <ul>
            {left.map(({ id, title, reason }) => (
              <li key={id}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </Box>
      )}
      <PlainList gap={2}>
        {changes.map(({ id, title, fields }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography variant="strong">{title}</Typography>
            <Differences resource="products" fields={fields} describe={describe} />
          </Box>
        ))}
      </PlainList>
      {(changed > changes.length || failed > left.length) && (
        <Typography variant="body2">
          Gezeigt werden die ersten {formatCount(LISTED_EDITS, 'Maschine', 'Maschinen')}.
        </Typography>
      )}
    </>
  )
}
