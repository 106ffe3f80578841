import { Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { decisionsOf } from '../../../shared/offers/decisions.ts'
import { offer as offerSchema } from '../../../shared/offers/offer.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { ConflictDialog, type Newer } from '../forms/ConflictDialog.tsx'
import { SideChoice } from '../forms/SideChoice.tsx'
import { dropDraft } from '../kept/draft.ts'
import { AlertAbove } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { useCall } from '../parts/useCall.ts'
import { offerDraftName } from './offer.tsx'
import { conflictOf, merged } from './versions.ts'

const status = offerSchema.pick({ status: true })

interface Props {
  newer: Newer
  onCancel: () => void
}

/** Asks what is to become of what was typed, where somebody else has saved or sent the draft meanwhile. */
export default function NewerVersion({ newer, onCancel }: Props) {
  return status.safeParse(newer.record).data?.status === 'draft' ? (
    <VersionChoice newer={newer} onCancel={onCancel} />
  ) : (
    <SentMeanwhile newer={newer} />
  )
}

/** Compares what was typed of an offer with what somebody else has saved, field by field, and saves what is chosen. */
function VersionChoice({ newer, onCancel }: Props) {
  const [conflict] = useState(() => conflictOf(newer))
  const { mine, theirs, differing } = conflict
  const [chosen, setChosen] = useState(() =>
    differing.map(({ field, likely }) => ({ field, side: likely })),
  )
  const { updatedAt } = offerSchema.parse(newer.record)
  return (
    <ConflictDialog
      title="Dieses Angebot wurde inzwischen geändert"
      newer={newer}
      save="Auswahl speichern"
      transform={() => merged(conflict, chosen)}
      onCancel={onCancel}
      maxWidth="md"
    >
      <Typography variant="intro">
        {newer.author} hat es am {formatDateTime(updatedAt)} Uhr gespeichert, während Sie es
        bearbeitet haben. Wählen Sie, was gelten soll.
      </Typography>
      {chosen.map(({ field, side }) => (
        <SideChoice
          key={field.label}
          label={field.label}
          mine={field.text(mine, theirs)}
          theirs={field.text(theirs, mine)}
          side={side}
          onChoose={(side) =>
            setChosen(chosen.map((each) => (each.field === field ? { field, side } : each)))
          }
        />
      ))}
      {differing.length === 0 && <Typography>Beide Fassungen sind gleich.</Typography>}
    </ConflictDialog>
  )
}

/** Says that a draft has gone out while it was edited here, and what is to become of what was typed. */
function SentMeanwhile({ newer }: Pick<Props, 'newer'>) {
  const [sent] = useState(() => offerSchema.parse(newer.record))
  const [{ mine, theirs, differing }] = useState(() => conflictOf(newer))
  const { reset } = useFormContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // There is nothing left that leaving could lose.
  const letGo = () => {
    dropDraft(offerDraftName(sent.id))
    reset()
  }
  // Begun once: where what was typed is refused, another press tries the same one again.
  const [begun, setBegun] = useState<number | null>(null)
  const begin = async () => {
    const { id } = await load(offerSchema, `/offers/${sent.id}/revise`, { method: 'POST' })
    setBegun(id)
    return id
  }
  const { mutate, isPending, error } = useCall({
    call: async () => {
      const id = begun ?? (await begin())
      return load(offerSchema, `/offers/${id}`, { method: 'PUT', json: mine })
    },
    onDone: ({ id }) => {
      letGo()
      navigate(adminPaths.offer(id))
      return queryClient.invalidateQueries()
    },
    failed: null,
  })
  const typed = differing
    .map(({ field }) => `${field.label}:\n${field.text(mine, theirs)}`)
    .join('\n\n')
  return (
    <TitledDialog
      title="Dieses Angebot wurde inzwischen gesendet"
      actions={
        <>
          <Button
            disabled={isPending}
            onClick={() => {
              letGo()
              queryClient.invalidateQueries()
            }}
          >
            Gesendetes Angebot ansehen
          </Button>
          {typed && decisionsOf('staff', sent.status).includes('revise') && (
            <Button variant="contained" loading={isPending} onClick={() => mutate()}>
              Neue Fassung
            </Button>
          )}
        </>
      }
    >
      {error && <AlertAbove severity="error">{error.message}</AlertAbove>}
      <Typography variant="intro">
        Es ist {sent.sentAt && `am ${formatDateTime(sent.sentAt)} Uhr `}hinausgegangen und bleibt,
        wie es ist.{' '}
        {typed &&
          'Was Sie geändert haben, steht nicht darin: Übernehmen Sie es in eine neue Fassung, oder kopieren Sie es.'}
      </Typography>
      {typed && (
        <>
          <Box sx={{ my: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{typed}</Box>
          <CopyButton text={typed} />
        </>
      )}
    </TitledDialog>
  )
}
