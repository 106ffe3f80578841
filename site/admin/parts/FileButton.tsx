import { Box, Button } from '@mui/material'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'

interface Props {
  icon: ReactNode
  label: string
  /** The types that the file dialog offers. */
  accept: readonly string[]
  disabled?: boolean
  multiple?: boolean
  /** Opens the camera instead of a file dialog. Shown only on touch screens. */
  camera?: boolean
  onFiles: (files: File[]) => void
}

export function FileButton({
  icon,
  label,
  accept,
  disabled = false,
  multiple = false,
  camera = false,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        disabled={disabled}
        onClick={() => input.current?.click()}
        sx={
          camera ? { display: 'none', '@media (any-pointer: coarse)': { display: 'flex' } } : null
        }
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

interface DropAreaProps {
  onFiles: (files: File[]) => void
  /** Another way to choose files, by a button. */
  children: ReactNode
}

/** Where files can be dropped. */
export function DropArea({ onFiles, children }: DropAreaProps) {
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
