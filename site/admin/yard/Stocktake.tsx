import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { exportName } from '../../../shared/stock/export-name.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { isCounted, unseenOf } from '../../../shared/yard/stocktake.ts'
import { API, fetchFile } from '../data/api.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { saveFile } from '../parts/files.ts'
import { Failure } from '../parts/LoadFailure.tsx'
import { MachineRow } from './MachineRow.tsx'
import { QueueBar } from './QueueNotices.tsx'
import { useMachines, useQueue } from './YardContext.ts'
import { LARGE, Section, YardFrame } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'
import { storeFailure } from './yardText.ts'

/** Which machines nobody has seen since a day: a walk with the phone makes the list shorter. */
export function Stocktake() {
  const { machines, error, refetch } = useMachines()
  const { queue, waiting } = useQueue()
  const today = berlinDay(new Date())
  const [since, setSince] = useStore('hof.inventur.seit', today)
  const [location, setLocation] = useStore('hof.inventur.standort', '')
  const counted = machines.filter((machine) => isCounted(machine, { location }))
  const unseen = unseenOf(machines, { since, location })
  const seen = counted.length - unseen.length
  const places = [...new Set(machines.map((machine) => machine.location))].sort((a, b) =>
    a.localeCompare(b, 'de'),
  )
  const save = useMutation({
    mutationFn: () =>
      fetchFile(
        `${API}/yard/stocktake?${new URLSearchParams({ format: 'xlsx', since, location })}`,
      ),
    onSuccess: (table) => saveFile(table, exportName('inventur', 'xlsx')),
  })
  const see = useMutation({
    mutationFn: (id: number) =>
      queue.add({ kind: 'seen', machine: { id }, at: new Date().toISOString() }),
    // What is kept on the phone needs no connection.
    networkMode: 'always',
  })
  return (
    <YardFrame title="Inventur" back={yardPaths.home}>
      <QueueBar />
      <TextField
        label="Gesehen seit"
        type="date"
        value={since}
        slotProps={{ htmlInput: { max: today } }}
        error={since > today}
        helperText={since > today && 'Dieser Tag kommt erst noch.'}
        onChange={({ target }) => target.value && setSince(target.value)}
      />
      <ChoiceField
        label="Standort"
        value={location}
        choices={[
          { value: '', label: 'Alle Standorte' },
          ...places.map((place) => ({ value: place, label: place })),
        ]}
        onChoose={setLocation}
      />
      {error && <Failure text={error.message} onRetry={refetch} />}
      <Box>
        <Typography variant="strong" role="status">
          {formatNumber(seen)} von {formatNumber(counted.length)} gesehen
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label="Gesehene Maschinen"
          value={counted.length === 0 ? 0 : (100 * seen) / counted.length}
        />
      </Box>
      {counted.length > 0 && unseen.length === 0 && (
        <Alert severity="success">Alle Maschinen sind gesehen worden.</Alert>
      )}
      {see.error && <Alert severity="error">{storeFailure(see.error)}</Alert>}
      {unseen.length > 0 && (
        <Section title={`Noch nicht gesehen (${formatNumber(unseen.length)})`}>
          {unseen.map((machine) => (
            <MachineRow key={machine.id} machine={machine}>
              <Button
                sx={{ minWidth: 88, minHeight: 64 }}
                aria-label={`${machine.stockNumber ?? machine.title} gesehen`}
                onClick={() => see.mutate(machine.id)}
              >
                Gesehen
              </Button>
            </MachineRow>
          ))}
        </Section>
      )}
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
    </YardFrame>
  )
}
