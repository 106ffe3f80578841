import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { LinkBase, useRecordContext } from 'react-admin'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { May, useMay } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { API, callApi, fetchFile } from '../data/api.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { BulletList, Row, Stacked } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { useChange } from '../parts/change.tsx'
import { saveFile } from '../parts/files.tsx'
import { Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'

const FEEDS = ['feeds']

/** A portal: whether it may fetch, where, and what it gets. */
export function FeedPanel() {
  const feed = useRecordContext<FeedState & { id: string }>()
  if (!feed) return null
  return (
    <Panel title={feed.name} action={<FeedSwitch feed={feed} />}>
      <Stacked>
        <FeedHold feed={feed} />
        <Row align="center" gap={2}>
          <Typography sx={{ flex: '1 1 16rem' }}>
            {contentText(feed)} {fetchedText(feed)}
          </Typography>
          <PreviewButton feed={feed} />
        </Row>
        {feed.enabled && <FeedAddress feed={feed} />}
        <FeedProblems
          one="Maschine fehlt"
          many="Maschinen fehlen"
          isOpen
          problems={feed.leftOut.map(({ reasons, ...machine }) => ({ ...machine, lines: reasons }))}
        />
        <FeedProblems
          one="Maschine mit Hinweisen"
          many="Maschinen mit Hinweisen"
          problems={feed.hints.map(({ hints, ...machine }) => ({ ...machine, lines: hints }))}
        />
      </Stacked>
    </Panel>
  )
}

const contentText = ({ machines, held }: FeedState) =>
  held
    ? `Der Bestand ergibt jetzt ${formatCount(machines, 'Maschine', 'Maschinen')}.`
    : `${formatCount(machines, 'Maschine ist', 'Maschinen sind')} enthalten.`

const fetchedText = ({ lastFetched }: FeedState) =>
  lastFetched ? `Zuletzt abgeholt am ${formatDateTime(lastFetched)} Uhr.` : 'Noch nie abgeholt.'

function PreviewButton({ feed }: { feed: FeedState }) {
  const { mutate, isPending } = useCall({
    call: () => fetchFile(`${API}/feeds/${feed.key}/preview`),
    onDone: (preview) => saveFile(preview, feed.file),
    failed: 'Die Datei konnte nicht erstellt werden',
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      Datei herunterladen
    </Button>
  )
}

/** Where the portal fetches. The address can be made anew, should it have got into wrong hands. */
function FeedAddress({ feed }: { feed: FeedState }) {
  const { mutate: renew, isPending } = useCall({
    call: () => callApi(`/feeds/${feed.key}/renew`, { method: 'POST' }),
    done: `${feed.name} hat eine neue Adresse`,
    failed: 'Fehler beim Erneuern der Adresse',
    invalidates: FEEDS,
  })
  return (
    <Stacked gap={1}>
      <Address label={`Adresse für ${feed.name}`} address={feed.address} />
      <Address label="Adresse mit Bildern (ZIP)" address={feed.archive} />
      <May permission="feeds.edit">
        <AskButton
          sx={{ justifySelf: 'start' }}
          question={{
            title: 'Adresse erneuern?',
            content: `Die bisherige Adresse gilt dann sofort nicht mehr. Tragen Sie die neue bei ${feed.name} ein, sonst holt das Portal nichts mehr ab.`,
            confirm: 'Erneuern',
            confirmColor: 'warning',
          }}
          isPending={isPending}
          onConfirm={() => renew()}
        >
          Adresse erneuern …
        </AskButton>
      </May>
    </Stacked>
  )
}

function Address({ label, address }: { label: string; address: string | null }) {
  if (address === null) return null
  return (
    <Row align="end">
      <TextField
        label={label}
        value={address}
        multiline
        sx={{ flex: '1 1 18rem', '& textarea': { wordBreak: 'break-all' } }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <CopyButton text={address} />
    </Row>
  )
}

const MOST_NAMED = 5

/** Says that the portal gets its last content, and asks whether it may lose machines. */
function FeedHold({ feed }: { feed: FeedState }) {
  const { mutate: confirm, isPending } = useCall({
    // If it is another loss than the screen shows by now, the screen shows that.
    call: () => callApi(`/feeds/${feed.key}/confirm`, { json: { version: feed.hold?.version } }),
    done: `${feed.name} bekommt beim nächsten Abruf den neuen Stand`,
    failed: 'Fehler beim Freigeben',
    invalidates: FEEDS,
  })
  if (!feed.hold) return null
  const { missing, delivered } = feed.hold
  return (
    <Alert severity="warning">
      <AlertTitle>Angehalten, bis Sie zustimmen</AlertTitle>
      <p>
        Seit dem letzten Abruf {missing.length === 1 ? 'fehlt' : 'fehlen'}{' '}
        {formatNumber(missing.length)} von {formatCount(delivered, 'Maschine', 'Maschinen')}:{' '}
        {named(missing)}. {feed.name} würde sie löschen. Deshalb bekommt das Portal weiter den
        letzten Stand.
      </p>
      <May permission="feeds.edit">
        <AskButton
          variant="outlined"
          color="inherit"
          disabled={isPending}
          question={{
            title: 'Neuen Stand freigeben?',
            content: `Beim nächsten Abruf bekommt ${feed.name} nur noch ${formatCount(feed.machines, 'Maschine', 'Maschinen')} und löscht die übrigen.`,
            confirm: 'Freigeben',
            confirmColor: 'warning',
          }}
          isPending={isPending}
          onConfirm={() => confirm()}
        >
          Freigeben …
        </AskButton>
      </May>
    </Alert>
  )
}

function named(missing: { title: string }[]): string {
  const titles = missing.slice(0, MOST_NAMED).map(({ title }) => title)
  const others = missing.length - titles.length
  return others > 0 ? `${titles.join(', ')} und ${formatNumber(others)} weitere` : titles.join(', ')
}

const MOST_SHOWN = 100

interface Props {
  one: string
  many: string
  problems: { id: number; title: string; lines: string[] }[]
  isOpen?: boolean
}

/** Machines with what is to be said of each, and the way to their forms. */
function FeedProblems({ one, many, problems, isOpen = false }: Props) {
  if (problems.length === 0) return null
  const others = problems.length - MOST_SHOWN
  return (
    <Box component="details" open={isOpen} sx={{ minWidth: 0 }}>
      <Box component="summary" sx={{ fontWeight: 600, py: 1.25 }}>
        {formatCount(problems.length, one, many)}
      </Box>
      <BulletList sx={list}>
        {problems.slice(0, MOST_SHOWN).map(({ id, title, lines }) => (
          <li key={id}>
            <Link component={LinkBase} to={adminPaths.product(id)} sx={{ fontWeight: 600 }}>
              {title}
            </Link>
            {lines.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </li>
        ))}
        {others > 0 && (
          <li>… und {formatCount(others, 'weitere Maschine', 'weitere Maschinen')}</li>
        )}
      </BulletList>
    </Box>
  )
}

const list = {
  maxHeight: '24rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& li': { py: 0.5 },
}

function FeedSwitch({ feed }: { feed: FeedState }) {
  const mayEdit = useMay('feeds.edit')
  const { change, isPending } = useChange('feeds', { id: feed.key })
  const toggle = (enabled: boolean) =>
    change({ enabled }, `${feed.name} ist ${enabled ? 'eingeschaltet' : 'ausgeschaltet'}`)
  return (
    <FormControlLabel
      label={feed.enabled ? 'Ein' : 'Aus'}
      control={
        <Switch
          checked={feed.enabled}
          disabled={isPending || !mayEdit}
          onChange={({ target }) => toggle(target.checked)}
          slotProps={{ input: { role: 'switch', 'aria-label': `${feed.name} abholen lassen` } }}
        />
      }
    />
  )
}
