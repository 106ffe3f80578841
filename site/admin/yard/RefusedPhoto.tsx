import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { readPhoto } from '../images/upload.ts'
import { FileButton } from '../layout/FileButton.tsx'
import type { Entry, Work } from './entry.ts'
import { usePhotoAddress } from './usePhotoAddress.ts'
import { useQueue } from './YardContext.ts'
import { storeFailure } from './yardText.ts'

/** A photograph as far as the browser can show it, so that it is known which one was refused. */
export function PhotoPreview({ photo }: { photo: Entry }) {
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

interface Props {
  photo: Entry
  work: Extract<Work, { kind: 'photo' }>
}

/** Puts another photograph in the place of one that the server does not take. */
export function ReplaceButton({ photo, work }: Props) {
  const { queue } = useQueue()
  const [failure, setFailure] = useState<string | null>(null)
  const replace = async ([file]: File[]) => {
    if (!file) return
    setFailure(null)
    try {
      await queue.add(work, await readPhoto(file))
      await queue.discard(photo)
    } catch (error) {
      setFailure(storeFailure(error))
    }
  }
  return (
    <>
      <FileButton
        icon={<CameraIcon />}
        label="Foto ersetzen"
        accept={['image/*']}
        onFiles={replace}
      />
      {failure !== null && <div role="alert">{failure}</div>}
    </>
  )
}
