import { Alert, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import {
  type Inquiry,
  type InquiryDetail,
  PART_DAYS,
} from '../../../../shared/inquiries/inquiry.ts'
import { stageLabels } from '../../../../shared/inquiries/stage.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useJoin } from './JoinedParts.tsx'

/** So many of one person or firm are shown; the others are found by their numbers. */
const SHOWN = 8
const NEWEST = { field: 'createdAt', order: 'DESC' } as const

interface Props {
  inquiry: InquiryDetail
  onClose: () => void
}

/** Asks with which inquiry one is to be joined, those of the same person and firm first. */
export default function JoinDialog({ inquiry, onClose }: Props) {
  const [searched, setSearched] = useState<Inquiry | null>(null)
  const [id, choose] = useState<number | null>(null)
  const theirs = useTheirs(inquiry)
  const shown =
    searched && !theirs.some((one) => one.id === searched.id) ? [searched, ...theirs] : theirs
  const chosen = shown.find((one) => one.id === id)
  const { mutate: join, isPending, error } = useJoin(inquiry.id, { onDone: onClose, failed: null })
  return (
    <FormDialog
      title={`Anfrage ${inquiry.receipt} zusammenführen`}
      text={`Die ältere Anfrage behält ihre Nummer und bekommt Nachrichten, Maschinen, Angebote und Rückruf der anderen. ${PART_DAYS} Tage lang lässt sich das rückgängig machen.`}
      submit="Zusammenführen"
      error={error}
      isPending={isPending}
      disabled={!chosen}
      onSubmit={() => chosen && join(chosen.id)}
      onClose={onClose}
    >
      <RadioGroup
        aria-label="Womit"
        value={id ?? ''}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {shown.map((one) => (
          <FormControlLabel
            key={one.id}
            value={one.id}
            control={<Radio />}
            label={<Choice inquiry={one} />}
            sx={{ alignItems: 'flex-start', mr: 0, '& .MuiRadio-root': { pt: 0.5 } }}
          />
        ))}
      </RadioGroup>
      <SearchField<Inquiry>
        resource="inquiries"
        sort={NEWEST}
        label="Andere Anfrage"
        placeholder="Nummer, Name oder Firma"
        isInPlace
        textOf={({ receipt, name }) => `${receipt} · ${name}`}
        detailOf={detailOf}
        isDisabled={(one) => one.id === inquiry.id}
        onChoose={(one) => {
          setSearched(one)
          choose(one.id)
        }}
      />
      {chosen && chosen.customer !== inquiry.customer && (
        <Alert severity="warning">
          {chosen.receipt} ist von jemand anderem: {nameOf(chosen)}. Antworten gehen danach an den,
          der zuletzt geschrieben hat.
        </Alert>
      )}
    </FormDialog>
  )
}

const nameOf = ({ name, company }: Inquiry) => [name, company].filter(Boolean).join(', ')

const detailOf = ({ company, createdAt, stage }: Inquiry) =>
  [company, formatDay(createdAt), stageLabels[stage]].filter(Boolean).join(' · ')

const Choice = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    {inquiry.receipt} · {inquiry.name}
    <Typography variant="note">
      {detailOf(inquiry)}
      {inquiry.message && ` · ${inquiry.message.slice(0, 80)}`}
    </Typography>
  </>
)

/** Other inquiries of the same person, and after them those of the same firm. */
function useTheirs({ id, customer, company, email, phone }: InquiryDetail): Inquiry[] {
  const person = useFound(email || phone)
  const firm = useFound(company)
  const others = [...person, ...firm].filter((one) => one.id !== id)
  const distinct = [...new Map(others.map((one) => [one.id, one])).values()]
  const isTheirs = (one: Inquiry) => Number(one.customer === customer)
  return distinct.toSorted((a, b) => isTheirs(b) - isTheirs(a)).slice(0, SHOWN)
}

function useFound(search: string): Inquiry[] {
  const { data = [] } = useGetList<Inquiry>(
    'inquiries',
    { filter: { search }, pagination: { page: 1, perPage: SHOWN }, sort: NEWEST },
    { enabled: search !== '', onError: () => undefined },
  )
  return data
}
