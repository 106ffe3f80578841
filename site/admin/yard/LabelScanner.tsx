import ScanIcon from '@mui/icons-material/QrCodeScanner'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stacked } from '../parts/Boxes.tsx'
import { openCodeReader } from './labelCode.ts'
import { LARGE } from './YardFrame.tsx'

type Reader = NonNullable<Awaited<ReturnType<typeof openCodeReader>>>

/** Reads a label with the camera, where the browser can. Elsewhere it says how the phone does. */
export function LabelScanner({ onCode }: { onCode: (code: string) => void }) {
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
        {isOpen ? 'Kamera schließen' : 'Etikett scannen'}
      </Button>
      {isOpen && (
        <Camera
          reader={reader}
          onCode={(code) => {
            setIsOpen(false)
            onCode(code)
          }}
        />
      )}
    </Stacked>
  )
}

/** What the camera sees, until it sees a code. */
function Camera({ reader, onCode }: { reader: Reader; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onCode)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const closing = new AbortController()
    const { current: screen } = video
    if (screen)
      readCode(reader, screen, closing.signal).then(
        (code) => code !== null && report(code),
        (error: unknown) => setFailure(cameraFailure(error)),
      )
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

/** Looks through the camera until a code is seen; null if it was closed before. */
async function readCode(
  reader: Reader,
  screen: HTMLVideoElement,
  closing: AbortSignal,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    screen.srcObject = stream
    if (!closing.aborted) await screen.play()
    while (!closing.aborted) {
      const [code] = await reader.detect(screen)
      if (code && !closing.aborted) return code.rawValue
      await new Promise(requestAnimationFrame)
    }
    return null
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
