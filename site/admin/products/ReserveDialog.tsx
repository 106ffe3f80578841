import { FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import { datedLabels } from '../../../shared/product/field-rules.ts'
import type { Product } from '../../../shared/product/product.ts'
import { usualReservation } from '../../../shared/product/times.ts'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { useMay } from '../auth/me.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { useUndoableChange } from './useUndoableChange.tsx'

interface Props {
  product: Product
  /** The inquiry for which it is; without it, that is asked, too. */
  inquiryId?: number
  onClose: () => void
}

/** Asks until when a machine is reserved and for whom. As it opens, Enter reserves it for the usual time. */
export default function ReserveDialog({ product, inquiryId, onClose }: Props) {
  const { status, title, reservedUntil, reservedFor } = product
  const isReserved = status === 'reserved'
  const [first] = useState({
    until: isReserved ? (reservedUntil ?? '') : usualReservation(),
    whom: inquiryId ?? (isReserved ? (reservedFor ?? null) : null),
  })
  const [until, setUntil] = useState(first.until)
  const [whom, setWhom] = useState(first.whom)
  // Somebody who is typed there and not chosen is not who would get the machine.
  const [isSearching, setSearching] = useState(false)
  const mayAsk = useMay('inquiries.read') && inquiryId === undefined
  const { change, isPending } = useUndoableChange(product)
  const isOver = until !== '' && until < berlinDay(new Date())
  const reserve = () => {
    if (isOver || isSearching) return
    const wanted = inquiryId !== undefined || mayAsk ? { reservedFor: whom } : {}
    change({ status: 'reserved', reservedUntil: until || null, ...wanted }, onClose)
  }
  return (
    <FormDialog
      title={`${title} reservieren`}
      submit="Reservieren"
      isPending={isPending}
      isTyped={until !== first.until || whom !== first.whom || isSearching}
      disabled={isOver || isSearching}
      onSubmit={reserve}
      onClose={onClose}
    >
      <TextField
        label={datedLabels.reservedUntil}
        type="date"
        value={until}
        autoFocus
        error={isOver}
        helperText={isOver ? 'Dieser Tag ist vorbei' : 'Letzter Tag. Leer: ohne Ende'}
        onChange={({ target }) => setUntil(target.value)}
      />
      {mayAsk && <Whom product={product} whom={whom} onChoose={setWhom} onSearch={setSearching} />}
    </FormDialog>
  )
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const
const MOST = 5

interface WhomProps {
  product: Product
  whom: number | null
  onChoose: (inquiry: number | null) => void
  onSearch: (isSearching: boolean) => void
}

/** Those who have asked for the machine, the newest first; others are found by their numbers and names. */
function Whom({ product, whom, onChoose, onSearch }: WhomProps) {
  const id = useId()
  const [searched, setSearched] = useState<Inquiry[]>([])
  const { data = [] } = useGetList<Inquiry>('inquiries', {
    filter: { product: product.id },
    sort: NEWEST,
    pagination: { page: 1, perPage: MOST },
  })
  // For whom it is reserved may never have asked for it.
  const { data: reserved = [] } = useGetMany<Inquiry>('inquiries', {
    ids: product.reservedFor ? [product.reservedFor] : [],
  })
  const known = [...searched, ...reserved.filter(Boolean), ...data]
  const found = [...new Map(known.map((one) => [one.id, one])).values()]
  const isFound = whom === null || found.some((one) => one.id === whom)
  return (
    <Stacked gap={1}>
      <FormLabel id={id}>{datedLabels.reservedFor}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={whom ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || null)}
      >
        <FormControlLabel value="" control={<Radio />} label="Niemand Bestimmtes" />
        {!isFound && <FormControlLabel value={whom} control={<Radio />} label="Wie bisher" />}
        {found.map((one) => (
          <FormControlLabel
            key={one.id}
            value={one.id}
            control={<Radio />}
            label={`${nameOf(one)} · ${detailOf(one)}`}
          />
        ))}
      </RadioGroup>
      <SearchField<Inquiry>
        resource="inquiries"
        sort={NEWEST}
        label={isFound && found.length === 0 ? 'Für eine Anfrage' : 'Andere Anfrage'}
        placeholder="Nummer, Name oder Firma"
        isInPlace
        textOf={nameOf}
        detailOf={detailOf}
        onType={(text) => onSearch(text.trim() !== '')}
        onChoose={(one) => {
          setSearched([one, ...searched])
          onChoose(one.id)
        }}
      />
    </Stacked>
  )
}

const nameOf = ({ name, company }: Inquiry) => [name, company].filter(Boolean).join(', ')

const detailOf = ({ receipt, createdAt, stage }: Inquiry) =>
  [receipt, formatDay(createdAt), stageLabels[stage]].join(' · ')
