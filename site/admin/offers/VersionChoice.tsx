import { Typography } from '@mui/material'
import { useState } from 'react'
import { offer } from '../../../shared/offers/offer.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { ConflictDialog, type Newer } from '../forms/ConflictDialog.tsx'
import { SideChoice } from '../forms/SideChoice.tsx'
import { conflictOf, merged } from './versions.ts'

/** Compares what was typed of an offer with what somebody else has saved, field by field, and saves what is chosen. */
export default function VersionChoice({ newer, onCancel }: { newer: Newer; onCancel: () => void }) {
  const [conflict] = useState(() => conflictOf(newer))
  const { mine, theirs, differing } = conflict
  const [chosen, setChosen] = useState(() =>
    differing.map(({ field, likely }) => ({ field, side: likely })),
  )
  const { updatedAt } = offer.parse(newer.record)
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
