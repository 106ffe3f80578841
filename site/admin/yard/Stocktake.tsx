import DoneIcon from '@mui/icons-material/Done'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'react-admin'
import { exportName } from '../../../shared/stock/export-name.ts'
import { berlinDay, formatDateTime } from '../../../shared/time/dates.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { countedOf, isUnseen } from '../../../shared/yard/stocktake.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { API, fetchFile } from '../data/api.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { saveFile } from '../parts/files.tsx'
import { Failure } from '../parts/Loading.tsx'
import { findMachines } from './findMachines.ts'
import { LabelScanner } from './LabelScanner.tsx'
import { NumberSearch } from './NumberSearch.tsx'
import { StocktakeList } from './StocktakeList.tsx'
import { scanned } from './scanned.ts'
import { useSightings } from './sightings.ts'
import { useListedSince } from './useListedSince.ts'
import { useMachines, useQueue } from './YardContext.ts'
import { LARGE, Section, YardFrame } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'
import { countText } from './yardText.ts'

/** Which machines nobody has seen since a day: a walk with the phone, from place to place. */
export function Stocktake() {
  const { machines, error, refetch } = useMachines()
  const today = berlinDay(new Date())
  const [since, setSince] = useStore('hof.inventur.seit', today)
  const [location, setLocation] = useStore('hof.inventur.standort', '')
  const [typed, setTyped] = useState('')
  const { waiting } = useQueue()
  const { said, warn, see, takeBack } = useSightings()

  const isSeen = (machine: YardMachine) => !isUnseen(machine, since)
  const counted = countedOf(machines, { location })
  const found = new Set(typed.trim() === '' ? counted : findMachines(counted, typed))
  const asked = counted.filter((machine) => found.has(machine))
  const question = JSON.stringify([since, location, typed])
  const [open, seen] = [asked.filter((machine) => !isSeen(machine)), asked.filter(isSeen)]
  const inOpen = useListedSince(question, idsOf(open))
  const inSeen = useListedSince(question, idsOf(seen))
  const places = [...new Set(countedOf(machines, { location: '' }).map(({ location }) => location))]
  const read = (code: string) => {
    const { machine, text } = scanned(machines, code, { since, location })
    if (machine) void see(machine, text)
    else warn(text)
  }
  const marked = machines.find(({ id }) => id === said.marked)
  const seenOfAll = counted.filter(isSeen).length
  return (
    <YardFrame
      title="Inventur"
      back={yardPaths.home}
      foot={
        <>
          <LinearProgress
            variant="determinate"
            aria-hidden="true"
            value={counted.length === 0 ? 0 : (100 * seenOfAll) / counted.length}
          />
          {/* Always there and of one height, so that the button never comes under a finger. */}
          <Box sx={lastAction}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="strong" role="status">
                {formatNumber(seenOfAll)} von {formatNumber(counted.length)} gesehen
                {/* Not above the list, which would move. */}
                {waiting.length > 0 && ` · ${countText(waiting)} noch auf diesem Telefon`}
              </Typography>
              <Typography
                variant="body2"
                role="status"
                sx={{
                  ...twoLines,
                  ...(said.isWarning && { color: 'error.main', fontWeight: 600 }),
                }}
              >
                {said.text}
              </Typography>
            </Box>
            {marked && isSeen(marked) && (
              <Button onClick={() => void takeBack(marked)}>Doch nicht</Button>
            )}
          </Box>
        </>
      }
    >
      <LabelScanner isKeptOpen onCode={read} />
      <NumberSearch typed={typed} onType={setTyped} />
      <Box sx={sideBySide}>
        <ChoiceField
          label="Standort"
          value={location}
          choices={[
            { value: '', label: 'Alle Standorte' },
            ...places.map((place) => ({ value: place, label: place })),
          ]}
          onChoose={setLocation}
        />
        <TextField
          label="Gesehen seit"
          type="date"
          value={since}
          slotProps={{ htmlInput: { max: today } }}
          error={since > today}
          helperText={since > today && 'Dieser Tag kommt erst noch.'}
          onChange={({ target }) => target.value && setSince(target.value)}
        />
      </Box>
      {error && <Failure text={error.message} onRetry={refetch} />}
      {typed.trim() !== '' && asked.length === 0 && (
        <Typography>Keine Maschine heißt so oder hat diese Nummer.</Typography>
      )}
      {inOpen.size > 0 && (
        <Section title={`Noch nicht gesehen (${formatNumber(open.length)})`}>
          <StocktakeList
            machines={asked.filter(({ id }) => inOpen.has(id))}
            isDone={isSeen}
            press="Gesehen"
            pressed={(name) => `${name} gesehen`}
            doneMark={<DoneIcon />}
            done={(name) => `${name} ist gesehen`}
            onPress={(machine) => void see(machine)}
          />
        </Section>
      )}
      {counted.length > 0 && seenOfAll === counted.length && (
        <Alert severity="success">Alle Maschinen sind gesehen worden.</Alert>
      )}
      {inSeen.size > 0 && (
        <Section title={`Gesehen (${formatNumber(seen.length)})`}>
          <StocktakeList
            machines={asked.filter(({ id }) => inSeen.has(id))}
            isDone={(machine) => !isSeen(machine)}
            press="Doch nicht"
            pressed={(name) => `${name} doch nicht gesehen`}
            doneMark="Offen"
            done={(name) => `${name} zählt als nicht gesehen`}
            note={seenNote}
            onPress={(machine) => void takeBack(machine)}
          />
        </Section>
      )}
      <SaveList since={since} location={location} />
    </YardFrame>
  )
}

const idsOf = (machines: YardMachine[]) => machines.map(({ id }) => id)

const seenNote = ({ seenAt, seenBy }: YardMachine) =>
  seenAt === null ? 'Nicht gesehen' : `${formatDateTime(seenAt)} Uhr · ${seenBy ?? 'unbekannt'}`

const sideBySide = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }
const lastAction = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 72,
  '& button': { flexShrink: 0 },
}
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const

/** What nobody has seen, as a table. */
function SaveList({ since, location }: { since: string; location: string }) {
  const { waiting } = useQueue()
  const save = useMutation({
    mutationFn: () =>
      fetchFile(
        `${API}/yard/stocktake?${new URLSearchParams({ format: 'xlsx', since, location })}`,
      ),
    onSuccess: (table) => saveFile(table, exportName('inventur', 'xlsx')),
  })
  return (
    <>
      {save.error && <Alert severity="error">{save.error.message}</Alert>}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={save.isPending || waiting.length > 0}
        sx={LARGE}
        onClick={() => save.mutate()}
      >
        Liste als Excel speichern
      </Button>
      {waiting.length > 0 && (
        <Typography variant="body2">Die Liste gibt es, sobald alles übertragen ist.</Typography>
      )}
    </>
  )
}
