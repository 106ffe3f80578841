import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslateLabel } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { ConflictDialog, type Newer } from '../forms/ConflictDialog.tsx'
import { type Side, SideChoice } from '../forms/SideChoice.tsx'
import { fieldText } from './describeField.ts'
import {
  conflictOf,
  likelySide,
  mergeVersions,
  type ProductField,
  type Version,
} from './mergeVersions.ts'

/** Compares the user's version with a newer one field by field, and saves what the user chooses. */
export default function VersionChoice({ newer, onCancel }: { newer: Newer; onCancel: () => void }) {
  const [{ base, mine, theirs, fields }] = useState(() => conflictOf(newer))
  const [sides, setSides] = useState(() =>
    Object.fromEntries(fields.map((field) => [field, likelySide(field, base, mine)])),
  )
  return (
    <ConflictDialog
      title="Diese Maschine wurde inzwischen geändert"
      newer={newer}
      save="Auswahl speichern"
      transform={() => mergeVersions(mine, theirs, sides)}
      onCancel={onCancel}
      maxWidth="md"
    >
      <Typography variant="intro">
        {newer.author} hat sie am {formatDateTime(theirs.updatedAt)} Uhr gespeichert, während Sie
        sie bearbeitet haben. Wählen Sie, was gelten soll.
      </Typography>
      {fields.map((field) => (
        <ConflictChoice
          key={field}
          field={field}
          mine={mine}
          theirs={theirs}
          side={sides[field] ?? 'theirs'}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      {fields.length === 0 && <Typography>Beide Fassungen sind gleich.</Typography>}
    </ConflictDialog>
  )
}

interface ConflictChoiceProps {
  field: ProductField
  mine: Version
  theirs: Product
  side: Side
  onChoose: (side: Side) => void
}

function ConflictChoice({ field, mine, theirs, ...choice }: ConflictChoiceProps) {
  const label = String(useTranslateLabel()({ source: field, resource: 'products' }))
  return (
    <SideChoice
      label={label}
      mine={fieldText(mine, field)}
      theirs={fieldText(theirs, field)}
      {...choice}
    />
  )
}
