import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, CircularProgress, Paper, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useRequireAccess } from 'react-admin'
import { z } from 'zod'
import {
  isAnother,
  type KeptPerson,
  keptPerson,
  type Person,
  person,
  SHORTEST_SEARCH,
} from '../../../shared/persons/person.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { API, fetchFile, load } from '../data/api.ts'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { useOpenFile } from '../parts/files.tsx'
import { Failure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AccessButton } from './AccessButton.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { FindingNote } from './FindingNote.tsx'
import { KeptCard } from './KeptCard.tsx'
import { MailboxChoice, useLeftOut } from './MailboxChoice.tsx'
import { amountText } from './personText.ts'

/** Access and erasure requests under the GDPR. */
export default function PersonsPage() {
  const { isPending: isAsking } = useRequireAccess({ resource: 'persons', action: 'list' })
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const record = useOpenFile({
    load: () => fetchFile(`${API}/processing-record`),
    name: 'Verarbeitungsverzeichnis.pdf',
    failed: 'Das Verzeichnis konnte nicht erstellt werden',
  })
  const query = useQuery({
    queryKey: ['persons', search],
    queryFn: () => find(search),
    enabled: !isAsking && search !== '',
    // What is known of somebody stays in the browser no longer than it is looked at.
    gcTime: 0,
  })
  const isShort = text.trim().length < SHORTEST_SEARCH
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isShort) return
    if (text.trim() === search) void query.refetch()
    else setSearch(text.trim())
  }
  return (
    <>
      <PageHeader title="Datenschutz">
        <Button variant="outlined" disabled={record.isPending} onClick={() => record.open()}>
          Verzeichnis der Verarbeitungen öffnen
        </Button>
      </PageHeader>
      <Typography variant="intro">
        Fragt jemand, was Sie über ihn gespeichert haben, oder will er gelöscht werden: Suchen Sie
        ihn mit E-Mail-Adresse, Telefonnummer oder Namen. Wer über dieselbe Zentrale anruft, wird
        getrennt gezeigt. Prüfen Sie vorher, ob er ist, wer er sagt.
      </Typography>
      <Box component="form" onSubmit={submit} role="search" sx={searchForm}>
        <TextField
          label="E-Mail-Adresse, Telefon oder Name"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          sx={{ flex: '1 1 16rem', maxWidth: 480 }}
        />
        <Button type="submit" variant="contained" color="secondary" disabled={isShort}>
          Suchen
        </Button>
      </Box>
      <Stacked aria-live="polite" above={2}>
        {query.isFetching && <CircularProgress aria-label="Wird gesucht" />}
        {query.error && <Failure text={query.error.message} onRetry={query.refetch} />}
        {query.data && !query.isFetching && (
          <FoundPersons search={search} found={query.data} onErased={() => void query.refetch()} />
        )}
      </Stacked>
    </>
  )
}

interface Found {
  known: Person[]
  /** What the law keeps of those who were erased. */
  kept: KeptPerson[]
}

async function find(search: string): Promise<Found> {
  const query = new URLSearchParams({ search })
  const [known, kept] = await Promise.all([
    load(z.array(person), `/persons?${query}`),
    load(z.array(keptPerson), `/persons/kept?${query}`),
  ])
  return { known, kept }
}

interface FoundProps {
  search: string
  found: Found
  onErased: () => void
}

function FoundPersons({ search, found: { known, kept }, onErased }: FoundProps) {
  if (known.length + kept.length === 0)
    return (
      <Typography>
        Zu „{search}“ ist nichts gespeichert. Versuchen Sie es auch mit anderen Angaben der Person;
        Benutzer der Verwaltung stehen unter „Benutzer“.
      </Typography>
    )
  return (
    <>
      {known.map((person) => (
        <PersonCard key={person.key} person={person} search={search} onErased={onErased} />
      ))}
      {kept.map((person) => (
        <KeptCard key={person.key} person={person} search={search} />
      ))}
    </>
  )
}

const searchForm = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }

interface CardProps {
  person: Person
  search: string
  onErased: () => void
}

/** Somebody who has written, and what can be done with what is known of them. */
function PersonCard({ person, search, onErased }: CardProps) {
  const [isErasing, setErasing] = useState(false)
  const [without, setWithout] = useLeftOut(person)
  const close = (isErased: boolean) => {
    setErasing(false)
    if (isErased) onErased()
  }
  return (
    <Paper component="section" aria-labelledby={`person-${person.key}`} sx={{ p: 2 }}>
      <Typography id={`person-${person.key}`} component="h2" variant="h6">
        <ScreenLink to={adminPaths.customer(person.key)} color="inherit">
          {person.name || person.emails[0]}
        </ScreenLink>
      </Typography>
      {[person.company, ...person.emails, ...person.phones].filter(Boolean).map((said) => (
        <Typography key={said}>{said}</Typography>
      ))}
      <FindingNote person={person} search={search} />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        Gespeichert: {amountText(person.items)}
      </Typography>
      <MailboxChoice mailboxes={person.mailboxes} left={without} onChange={setWithout} />
      <Row>
        <AccessButton person={person} without={without} />
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setErasing(true)}>
          {isAnother(person) ? `Alles von ${person.name} löschen …` : 'Löschen …'}
        </Button>
      </Row>
      {isErasing && (
        <ErasureDialog person={person} search={search} without={without} onClose={close} />
      )}
    </Paper>
  )
}
