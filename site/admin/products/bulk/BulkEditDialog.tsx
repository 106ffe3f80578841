import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { formatCount } from '../../../../shared/format.ts'
import type { BulkEditReport } from '../../../../shared/product/bulk-edit.ts'
import { failureText } from '../../data/failureText.ts'
import { ChoiceField } from '../../forms/ChoiceField.tsx'
import { BulkFields } from './BulkFields.tsx'
import { BulkNotice } from './BulkNotice.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { bulkCalls, reportOfConflict } from './bulkCalls.ts'
import { type BulkDraft, changesOf, EMPTY } from './bulkDraft.ts'

/** Long enough to notice a mistake and take it back. */
const NOTICE_SHOWN_MS = 60_000

/** Asks what is to change of many machines, shows what that would be, and does it. */
export default function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds = [], filterValues, total = 0, onUnselectItems } = useListContext()
  const [draft, setDraft] = useState<BulkDraft>(EMPTY)
  const [isWholeList, setWholeList] = useState(false)
  const [report, setReport] = useState<BulkEditReport | null>(null)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const isNarrow = useMediaQuery('(max-width: 599px)')
  const titleId = useId()
  const formId = useId()

  const changes = changesOf(draft)
  const machines = isWholeList
    ? { filter: asTexts(filterValues) }
    : { ids: selectedIds.map(Number) }
  const check = useMutation({
    mutationFn: () => bulkCalls.check({ ...machines, changes: changes ?? {} }),
    onSuccess: setReport,
  })
  const apply = useMutation({
    mutationFn: (plan: string) => bulkCalls.apply({ ...machines, changes: changes ?? {}, plan }),
    onSuccess: (applied) => {
      onUnselectItems()
      onClose()
      void queryClient.invalidateQueries()
      notify(<BulkNotice report={applied} />, { autoHideDuration: NOTICE_SHOWN_MS })
    },
    onError: (error) => setReport((shown) => reportOfConflict(error) ?? shown),
  })
  const error = apply.error ?? check.error
  const back = () => {
    apply.reset()
    setReport(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The list around it has a form of its own.
    event.stopPropagation()
    if (report) apply.mutate(report.plan)
    else if (changes) check.mutate()
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {report ? 'Das würde sich ändern' : 'Mehrere Produkte ändern'}
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {error && <Alert severity="error">{failureText(error)}</Alert>}
          {report ? (
            <BulkPreview report={report} />
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
              <BulkFields draft={draft} onChange={setDraft} />
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={report ? back : onClose}>{report ? 'Zurück' : 'Abbrechen'}</Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          disabled={
            check.isPending || apply.isPending || (report ? report.changed === 0 : !changes)
          }
        >
          {report ? `${formatCount(report.changed, 'Produkt', 'Produkte')} ändern` : 'Vorschau'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The filters as they stand in the list's address. */
const asTexts = (filters: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value ?? '')]))
