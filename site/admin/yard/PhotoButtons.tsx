import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { Alert, Button, LinearProgress, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '../../../shared/writing/format.ts'
import { readPhoto } from '../images/upload.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { FileButton } from '../parts/files.tsx'
import { isThere, type MachineRef } from './entry.ts'
import { useQueue } from './YardContext.ts'
import { LARGE } from './YardFrame.tsx'
import { photosText, storeFailure } from './yardText.ts'

interface Props {
  /** The machine that the photographs belong to; called once before the first of several. */
  machine: () => MachineRef | Promise<MachineRef>
  /** How many of it wait on this phone. */
  kept: number
  /** How many of it have gone over lately. */
  sent: number
  /** Called with how many photographs are here alone, because they could not be kept. */
  onUnkept: (count: number) => void
}

interface Failed {
  key: string
  text: string
  /** What a further try may keep, and is nowhere else yet. */
  files: File[]
}

/** Takes photographs, shrinks one after the other and keeps each as soon as it is small. */
export function PhotoButtons({ machine, kept, sent, onUnkept }: Props) {
  const { queue } = useQueue()
  const [work, setWork] = useState({ done: 0, all: 0 })
  const [failures, setFailures] = useState<Failed[]>([])
  const unkept = failures.flatMap(({ files }) => files)
  const report = useEffectEvent(onUnkept)
  useEffect(() => report(unkept.length), [unkept.length])
  const take = async (files: File[]) => {
    if (files.length === 0) return
    setFailures(files === unkept ? [] : failures.filter(({ files: lost }) => lost.length > 0))
    setWork((now) => ({ ...now, all: now.all + files.length }))
    const fail = (what: string, concerned: File[], error: unknown) => {
      const lost = error instanceof DOMException ? concerned : []
      const text = `${what}: ${storeFailure(error)}`
      setFailures((known) => [...known, { key: crypto.randomUUID(), text, files: lost }])
    }
    const keepEach = async (ref: MachineRef) => {
      for (const file of files) {
        try {
          const bytes = await readPhoto(file)
          // The machine may have been thrown away meanwhile.
          if (isThere(ref, queue.state.entries))
            await queue.add({ kind: 'photo', machine: ref }, bytes)
        } catch (error) {
          fail(file.name, [file], error)
        }
        setWork((now) => ({ ...now, done: now.done + 1 }))
      }
    }
    try {
      const ref = await machine()
      await queue.hold(ref, () => keepEach(ref))
    } catch (error) {
      fail(formatCount(files.length, 'Foto', 'Fotos'), files, error)
      setWork((now) => ({ ...now, all: now.all - files.length }))
    }
  }
  const isBusy = work.done < work.all
  return (
    <Stacked gap={1} sx={{ '& .MuiButton-root': LARGE }}>
      <FileButton
        icon={<CameraIcon />}
        label="Foto aufnehmen"
        accept={['image/*']}
        camera
        onFiles={take}
      />
      <FileButton
        icon={<LibraryIcon />}
        label="Fotos auswählen"
        accept={['image/*']}
        multiple
        onFiles={take}
      />
      <div role="status">
        {work.all > 0 && (
          <Typography variant="body2">
            {isBusy
              ? `${work.done} von ${work.all} Fotos gesichert …`
              : photosText({ kept, sent, unkept: unkept.length })}
          </Typography>
        )}
      </div>
      {isBusy && (
        <LinearProgress
          variant="determinate"
          aria-label="Fotos werden verkleinert"
          value={(100 * work.done) / work.all}
        />
      )}
      {failures.map(({ key, text }) => (
        <Alert key={key} severity="error">
          {text}
        </Alert>
      ))}
      {unkept.length > 0 && !isBusy && (
        <Button variant="contained" onClick={() => take(unkept)}>
          Noch einmal sichern ({formatCount(unkept.length, 'Foto', 'Fotos')})
        </Button>
      )}
    </Stacked>
  )
}
