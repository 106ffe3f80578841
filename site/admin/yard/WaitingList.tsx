import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCount } from '../../../shared/writing/format.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { readPhoto } from '../images/upload.ts'
import { BulletList, Row } from '../parts/Boxes.tsx'
import { FileButton } from '../parts/files.tsx'
import { dependentsOf, type Entry } from './entry.ts'
import { useMachines, usePhotoAddress, useQueue } from './YardContext.ts'
import { Section } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'
import { entryText, machineText, storeFailure } from './yardText.ts'

/** What is not through yet: first what needs somebody, then what goes by itself. */
export function WaitingList() {
  const { entries, waiting } = useQueue()
  const { machines } = useMachines()
  if (waiting.length === 0) return null
  const refused = waiting.filter(({ refusal }) => refusal !== null)
  const others = waiting.filter(({ refusal }) => refusal === null)
  return (
    <Section title="Wartet auf die Übertragung">
      {refused.map((entry) => (
        <RefusedEntry key={entry.key} entry={entry} />
      ))}
      <BulletList>
        {others.map((entry) => (
          <li key={entry.key}>{whatIs(entry, entries, machines)}</li>
        ))}
      </BulletList>
    </Section>
  )
}

const whatIs = (entry: Entry, entries: Entry[], machines: YardMachine[]) =>
  [machineText(entry, entries, machines), entryText(entry)].filter(Boolean).join(': ')

/** What the server did not take: somebody decides. */
export function RefusedEntry({ entry }: { entry: Entry }) {
  const { queue, entries } = useQueue()
  const { machines } = useMachines()
  const navigate = useNavigate()
  const { work } = entry
  const hanging = dependentsOf(entries, entry).length
  const [failure, setFailure] = useState<string | null>(null)
  const fail = (error: unknown) => setFailure(storeFailure(error))
  const again = async () => {
    setFailure(null)
    if (work.kind === 'create') {
      await queue.change(entry, { ...work, isReady: false })
      navigate(yardPaths.newMachine)
    } else if (work.kind === 'change') await queue.change(entry, { ...work, seen: {} })
    else await queue.change(entry, work)
  }
  const discard = () => {
    const question =
      hanging > 0
        ? `Auch ${formatCount(hanging, 'Foto', 'Fotos')} dieser Maschine verwerfen?`
        : 'Verwerfen?'
    if (window.confirm(question)) queue.discard(entry).catch(fail)
  }
  const replace = async ([file]: File[]) => {
    if (!file) return
    setFailure(null)
    await queue.add(work, await readPhoto(file))
    await queue.discard(entry)
  }
  return (
    <Alert severity="error">
      <strong>{whatIs(entry, entries, machines)}</strong>
      <div>{entry.refusal}</div>
      {work.kind === 'photo' && <PhotoPreview photo={entry} />}
      <Row above={1}>
        {work.kind === 'photo' && (
          <FileButton
            icon={<CameraIcon />}
            label="Foto ersetzen"
            accept={['image/*']}
            onFiles={(files) => void replace(files).catch(fail)}
          />
        )}
        <Button
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 48 }}
          onClick={() => again().catch(fail)}
        >
          {AGAIN[work.kind]}
        </Button>
        <Button color="inherit" sx={{ minHeight: 48 }} onClick={discard}>
          Verwerfen
        </Button>
      </Row>
      {failure !== null && <div role="alert">{failure}</div>}
    </Alert>
  )
}

const AGAIN = {
  create: 'Berichtigen',
  change: 'Trotzdem übernehmen',
  seen: 'Erneut senden',
  unseen: 'Erneut senden',
  photo: 'Erneut senden',
}

/** A photograph as far as the browser can show it, so that it is known which one was refused. */
function PhotoPreview({ photo }: { photo: Entry }) {
  const address = usePhotoAddress(photo.key)
  return (
    <Box
      component="img"
      src={address}
      alt="Foto"
      sx={{
        display: 'block',
        width: 128,
        height: 96,
        objectFit: 'cover',
        mt: 1,
        bgcolor: 'divider',
      }}
    />
  )
}
