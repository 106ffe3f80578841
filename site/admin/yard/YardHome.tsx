import AddIcon from '@mui/icons-material/Add'
import ChecklistIcon from '@mui/icons-material/Checklist'
import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Failure } from '../parts/Loading.tsx'
import { draftOf } from './entry.ts'
import { findMachines } from './findMachines.ts'
import { LabelScanner } from './LabelScanner.tsx'
import { machineOfLabel } from './labelCode.ts'
import { MachineRow } from './MachineRow.tsx'
import { NumberSearch } from './NumberSearch.tsx'
import { QueueBar, SentNotice } from './QueueNotices.tsx'
import { WaitingList } from './WaitingList.tsx'
import { useMachines, useQueue, useYard, useYardMay } from './YardContext.ts'
import { LARGE, LIST, YardFrame } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'

const MOST = 20

/** Where somebody in the yard starts: find a machine, take in a new one, count them. */
export function YardHome() {
  const { machines, keptAt, error, refetch } = useMachines()
  const { entries } = useQueue()
  const [typed, setTyped] = useState('')
  const mayCreate = useYardMay('products.create')
  const navigate = useNavigate()
  const found = findMachines(machines, typed)
  const [first] = found
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    if (first) navigate(yardPaths.machine(first.id))
  }
  const openLabel = (code: string) => {
    const id = machineOfLabel(code)
    if (id === null) setTyped(code)
    else navigate(yardPaths.machine(id))
  }
  return (
    <YardFrame title="Hof">
      <QueueBar />
      <SentNotice />
      <Box component="form" role="search" onSubmit={openFirst}>
        <NumberSearch typed={typed} onType={setTyped} />
      </Box>
      <LabelScanner onCode={openLabel} />
      {error && <Failure text={error.message} onRetry={refetch} />}
      {keptAt && (
        <Typography variant="note">
          Keine Verbindung. Stand des Bestands: {formatDateTime(keptAt)} Uhr
        </Typography>
      )}
      {typed.trim() !== '' && (
        <Box component="section" aria-label="Gefundene Maschinen" sx={LIST}>
          {found.length === 0 && !error && (
            <Typography>Keine Maschine heißt so oder hat diese Nummer.</Typography>
          )}
          {found.slice(0, MOST).map((machine) => (
            <MachineRow key={machine.id} machine={machine} />
          ))}
          {found.length > MOST && (
            <Typography variant="body2">
              Und {found.length - MOST} weitere: bitte mehr eingeben.
            </Typography>
          )}
        </Box>
      )}
      {mayCreate && (
        <Button
          component={LinkBase}
          to={yardPaths.newMachine}
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          sx={LARGE}
        >
          {draftOf(entries) ? 'Angefangene Maschine fortsetzen' : 'Neue Maschine'}
        </Button>
      )}
      <Button
        component={LinkBase}
        to={yardPaths.stocktake}
        variant="outlined"
        startIcon={<ChecklistIcon />}
        sx={LARGE}
      >
        Inventur
      </Button>
      <WaitingList />
      <Foot />
    </YardFrame>
  )
}

function Foot() {
  const { account } = useYard()
  const { waiting, foreign } = useQueue()
  const navigate = useNavigate()
  return (
    <Stacked component="footer" gap={1} above={2}>
      {foreign > 0 && (
        <Alert severity="info">
          Auf diesem Telefon wartet noch etwas von einem anderen Konto. Es wird gesendet, sobald
          sich dieses Konto hier anmeldet.
        </Alert>
      )}
      <Typography variant="note">
        Angemeldet als {account.username}
        {waiting.length > 0 &&
          '. Was noch wartet, bleibt nach dem Abmelden verschlossen auf diesem Telefon, bis Sie sich wieder anmelden'}
      </Typography>
      <Button component={LinkBase} to={adminPaths.products} startIcon={<DesktopIcon />} sx={LARGE}>
        Ganze Verwaltung
      </Button>
      <Button startIcon={<LogoutIcon />} sx={LARGE} onClick={() => navigate(adminPaths.logout)}>
        Abmelden
      </Button>
    </Stacked>
  )
}
