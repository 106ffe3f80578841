import { Alert, Button, CircularProgress, GlobalStyles, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  type ErasureItem,
  erasureItem,
  isAnother,
  type Person,
} from '../../../shared/persons/person.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { load } from '../data/api.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { FindingNote } from './FindingNote.tsx'
import { erasureLines, itemsText, mailboxText, whomText } from './personText.ts'

interface Props {
  person: Person
  search: string
  /** The mailboxes that are left out. */
  without: readonly string[]
  /** @param isErased whether the person is not known any more */
  onClose: (isErased: boolean) => void
}

/** Says what is to go and what must stay, erases after consent, and confirms it on paper. */
export function ErasureDialog({ person, search, without, onClose }: Props) {
  const { key } = person
  const whom = whomText(person, without)
  const erase = (mode: 'check' | 'apply') =>
    load(z.array(erasureItem), `/persons/${key}/erase`, {
      json: { mode, ...(without.length > 0 && { without }) },
    })
  const check = useQuery({
    queryKey: ['erasure', key, without],
    queryFn: () => erase('check'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const apply = useMutation({ mutationFn: () => erase('apply') })
  const error = apply.error ?? check.error
  const isBusy = check.isPending || apply.isPending
  return (
    <TitledDialog
      title={apply.data ? `${whom} ist gelöscht` : `${whom} löschen?`}
      onClose={() => !apply.isPending && onClose(apply.isSuccess)}
      actions={
        apply.data ? (
          <>
            <Button onClick={() => window.print()}>Bestätigung drucken</Button>
            <Button variant="contained" color="secondary" onClick={() => onClose(true)}>
              Fertig
            </Button>
          </>
        ) : (
          <>
            <Button disabled={apply.isPending} onClick={() => onClose(false)}>
              Abbrechen
            </Button>
            <Button
              variant="contained"
              color="error"
              disabled={!check.data || apply.isPending}
              onClick={() => apply.mutate()}
            >
              Endgültig löschen
            </Button>
          </>
        )
      }
    >
      <Stacked>
        {isBusy && <CircularProgress aria-label="Bitte warten" />}
        {error && <Alert severity="error">{error.message}</Alert>}
        {isAnother(person) && !apply.data && <FindingNote person={person} search={search} />}
        {without.length > 0 && (
          <Alert severity="info">Unberührt bleibt: {without.map(mailboxText).join(', ')}.</Alert>
        )}
        {apply.data ? (
          <Confirmation items={apply.data} />
        ) : (
          check.data && !apply.isPending && <Plan items={check.data} />
        )}
      </Stacked>
    </TitledDialog>
  )
}

const staying = (items: ErasureItem[]) => items.filter(({ action }) => action === 'keep')
const going = (items: ErasureItem[]) => items.filter(({ action }) => action !== 'keep')

const BACKUPS =
  'Sicherungen, die vorher gemacht wurden, enthalten die Daten noch, bis sie nach ihrer Frist gelöscht werden. Wird eine davon zurückgespielt, löscht die Website die Person von selbst wieder.'
const DRAFTS =
  'Was Kollegen dazu angefangen und nicht gesendet haben, liegt nur in ihrem Browser. Dort wird es gelöscht, wenn sie die Anfrage öffnen, sonst beim ersten Aufruf der Verwaltung nach 30 Tagen.'

const Plan = ({ items }: { items: ErasureItem[] }) => (
  <>
    <Typography>
      Das lässt sich nicht rückgängig machen. Laden Sie eine Auskunft vorher herunter, wenn sie noch
      gebraucht wird.
    </Typography>
    {items.map(
      ({ table, id, warning }) =>
        warning && (
          <Alert key={`${table} ${id}`} severity="warning">
            {warning}
          </Alert>
        ),
    )}
    <Items items={items} />
  </>
)

const Items = ({ items }: { items: ErasureItem[] }) => (
  <ul>
    {erasureLines(items).map(({ key, text }) => (
      <li key={key}>{text}</li>
    ))}
  </ul>
)

const Confirmation = ({ items }: { items: ErasureItem[] }) => (
  <>
    <GlobalStyles styles={onPaper} />
    <Typography>
      Am {formatDateTime(new Date().toISOString())} Uhr gelöscht:{' '}
      {itemsText(going(items)) || 'nichts'}.
    </Typography>
    {staying(items).length > 0 && (
      <>
        <Typography>Aufbewahrt werden müssen, nur für Administratoren sichtbar:</Typography>
        <Items items={staying(items)} />
      </>
    )}
    <Typography>{BACKUPS}</Typography>
    <Typography>{DRAFTS}</Typography>
  </>
)

/** The confirmation alone, on as many sheets as it needs. */
const onPaper = {
  '@media print': {
    'body > :not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      position: 'static !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    '.MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
  },
}
