import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { inquirySorts } from '../../../../shared/inquiries/inquiry.ts'
import { type InquiryView, inquiryViews } from '../../../../shared/inquiries/inquiry-views.ts'
import { TypedDialog } from '../../forms/FormDialog.tsx'
import { AskButton } from '../../parts/AskButton.tsx'
import { Row, Stacked } from '../../parts/Boxes.tsx'
import { useCall } from '../../parts/useCall.ts'
import {
  type ChangeViews,
  changeViews,
  type Shown,
  setFilters,
  VIEWS_QUERY,
  views,
} from './views.ts'

interface Props {
  /** What is saved. */
  shown: Shown
  own: InquiryView[]
  /** The own view that is shown, which gets another name or is deleted; null to save a new one. */
  saved: InquiryView | null
  onClose: () => void
}

const NAME_TAKEN = 'Diesen Namen hat schon eine andere Ansicht'

/** Saves what the list shows under a name, gives it another one, or deletes it. */
export default function ViewDialog({ shown, own, saved, onClose }: Props) {
  const start = saved?.name ?? ''
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState('')
  const { mutate, isPending } = useCall({
    call: (change: ChangeViews) => changeViews(change, own),
    onDone: onClose,
    failed: 'Fehler beim Speichern der Ansicht',
    invalidates: VIEWS_QUERY,
  })
  const isSaved = (view: InquiryView) => view.name === saved?.name
  const save = (event: FormEvent) => {
    event.preventDefault()
    const view = { name, filter: setFilters(shown.filter), sort: sortOf(shown) }
    const change: ChangeViews = (all) =>
      all.some(isSaved) ? all.map((one) => (isSaved(one) ? view : one)) : [...all, view]
    const known = views.some((other) => other.name.toLowerCase() === name.trim().toLowerCase())
    const refused = known
      ? NAME_TAKEN
      : inquiryViews.safeParse(change(own)).error?.issues[0]?.message
    if (refused) setProblem(refused)
    else mutate(change)
  }
  return (
    <TypedDialog
      title={saved ? 'Ansicht ändern' : 'Ansicht speichern'}
      maxWidth="xs"
      isTyped={name !== start}
      onClose={onClose}
    >
      <Stacked gap={1.5}>
        <form id="ansicht" noValidate onSubmit={save}>
          <TextField
            id="ansicht-name"
            label="Name der Ansicht"
            value={name}
            autoFocus
            error={problem !== ''}
            helperText={problem || 'Filter und Reihenfolge, wie die Liste sie gerade zeigt'}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
        <Row>
          <Button
            type="submit"
            form="ansicht"
            variant="contained"
            color="secondary"
            disabled={isPending}
          >
            Speichern
          </Button>
          {saved && (
            <AskButton
              color="error"
              question={{
                title: `Ansicht „${start}“ löschen?`,
                content: 'Die Anfragen bleiben, wie sie sind.',
                confirm: 'Löschen',
                confirmColor: 'warning',
              }}
              isPending={isPending}
              onConfirm={() => mutate((all) => all.filter((one) => !isSaved(one)))}
            >
              Ansicht löschen
            </AskButton>
          )}
          <Button color="inherit" onClick={onClose}>
            Abbrechen
          </Button>
        </Row>
      </Stacked>
    </TypedDialog>
  )
}

/** The order of a list, as far as it can be saved. */
const sortOf = ({ sort }: Shown): InquiryView['sort'] => ({
  field: inquirySorts.find((field) => field === sort.field) ?? 'createdAt',
  order: sort.order === 'ASC' ? 'ASC' : 'DESC',
})
