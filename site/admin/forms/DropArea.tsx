import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useState } from 'react'

interface Props {
  onFiles: (files: File[]) => void
  /** Another way to choose files, by a button. */
  children: ReactNode
}

/** Where files can be dropped. */
export function DropArea({ onFiles, children }: Props) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <Box
      onDrop={drop}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      sx={{
        p: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'secondary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'transparent',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  )
}
