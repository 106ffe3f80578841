import ScanIcon from '@mui/icons-material/QrCodeScanner'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stacked } from '../parts/Boxes.tsx'
import { openCodeReader } from './labelCode.ts'
import { LARGE } from './YardFrame.tsx'

type Reader = NonNullable<Awaited<ReturnType<typeof openCodeReader>>>

interface Props {
  /** Called with each code once, as long as it stays in view. */
  onCode: (code: string) => void
  /** Whether one label after the other is read. Otherwise the camera closes after the first. */
  isKeptOpen?: boolean
}

/** Reads labels with the camera, where the browser can. Elsewhere it says how the phone does. */
export function LabelScanner({ onCode, isKeptOpen = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: reader } = useQuery({
    queryKey: ['yard', 'code-reader'],
    queryFn: openCodeReader,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (reader === undefined) return null
  if (reader === null) return <Typography variant="note">{APP}</Typography>
  return (
    <Stacked gap={1}>
      <Button
        variant="outlined"
        startIcon={<ScanIcon />}
        sx={LARGE}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Kamera schließen' : isKeptOpen ? 'Etiketten scannen' : 'Etikett scannen'}
      </Button>
      {isOpen && (
        <Camera
          reader={reader}
          onCode={(code) => {
            setIsOpen(isKeptOpen)
            onCode(code)
          }}
        />
      )}
    </Stacked>
  )
}

/** What the camera sees. */
function Camera({ reader, onCode }: { reader: Reader; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onCode)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const closing = new AbortController()
    const { current: screen } = video
    if (screen)
      readCodes(reader, screen, {
        onCode: (code) => report(code),
        closing: closing.signal,
      }).catch((error: unknown) => setFailure(cameraFailure(error)))
    return () => closing.abort()
  }, [reader])
  if (failure !== null) return <Alert severity="warning">{failure}</Alert>
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label="Bild der Kamera"
      sx={{
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: '#000',
      }}
    />
  )
}

interface Watch {
  onCode: (code: string) => void
  closing: AbortSignal
}

/** How long a code has to be out of view until it counts as seen anew: a hand that shakes loses it for a moment. */
const OUT_OF_VIEW_MS = 3_000

/** Looks through the camera until that is closed, and reports what comes into view. */
async function readCodes(
  reader: Reader,
  screen: HTMLVideoElement,
  { onCode, closing }: Watch,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    screen.srcObject = stream
    if (!closing.aborted) await screen.play()
    let last = { code: '', at: 0 }
    while (!closing.aborted) {
      const [seen] = await reader.detect(screen)
      const now = performance.now()
      if (seen && !closing.aborted) {
        const isNew = seen.rawValue !== last.code || now - last.at > OUT_OF_VIEW_MS
        last = { code: seen.rawValue, at: now }
        if (isNew) onCode(seen.rawValue)
      }
      await new Promise(requestAnimationFrame)
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

const APP = 'Das Etikett liest auch die Kamera-App des Telefons.'

function cameraFailure(error: unknown): string {
  const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
  return isBlocked
    ? `Die Kamera ist für diese Seite gesperrt. Bitte erlauben Sie sie in den Einstellungen des Browsers. ${APP}`
    : `Die Kamera lässt sich nicht öffnen. ${APP}`
}
