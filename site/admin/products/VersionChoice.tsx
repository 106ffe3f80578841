import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslateLabel } from 'react-admin'
import {
  type Product,
  type ProductInput,
  type ProductPatch,
  product,
  productInput,
  productPatch,
} from '../../../shared/product/product.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { ConflictDialog, type Newer } from '../forms/ConflictDialog.tsx'
import { type Side, SideChoice } from '../forms/SideChoice.tsx'
import { fieldText, type ProductField, type Version } from './describeField.ts'

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

/** The order of technical data is nothing that one of two people would lose. */
const same = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value

/** The fields in which two versions differ. */
export function differingFields(mine: Version, theirs: Product): ProductField[] {
  return productInput.keyof().options.filter((field) => !same(mine[field], theirs[field]))
}

/** Proposes the user's own value for a field that the user has changed, and the newer version's otherwise. */
export function likelySide(field: ProductField, base: Product, mine: Version): Side {
  return same(base[field], mine[field]) ? 'theirs' : 'mine'
}

/** What is to be changed of theirs. */
export function mergeVersions(
  mine: Version,
  theirs: Product,
  sides: Partial<Record<ProductField, Side>>,
): ProductPatch {
  const own = keysOf(sides).filter((field) => sides[field] === 'mine')
  const patch = productPatch.parse(Object.fromEntries(own.map((field) => [field, mine[field]])))
  return { ...patch, ...timesEndedBy(patch.status ?? theirs.status) }
}

type Specifications = ProductInput['specifications']

/** Theirs with what was added, changed or taken out here, so that two who note different values lose neither. */
function rebased(base: Specifications, mine: Specifications, theirs: Specifications) {
  const merged = new Map(Object.entries(theirs))
  for (const [name, value] of Object.entries(mine))
    if (base[name] !== value) merged.set(name, value)
  for (const name of Object.keys(base)) if (!(name in mine)) merged.delete(name)
  return Object.fromEntries(merged)
}

/** Where what was typed differs from what somebody else has saved meanwhile. */
export function conflictOf({ record, typed, seen }: Pick<Newer, 'record' | 'typed' | 'seen'>) {
  const theirs = product.parse(record)
  const base = product.parse(seen)
  const input = productInput.parse({ ...base, ...typed })
  const specifications = rebased(base.specifications, input.specifications, theirs.specifications)
  const mine = { ...input, specifications }
  // Only what this user may change.
  const fields = differingFields(mine, theirs).filter((field) => field in typed)
  return { base, mine, theirs, fields }
}
