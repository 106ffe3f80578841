import { Box, Button } from '@mui/material'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useCall } from './useCall.ts'

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

/** Has the browser save what was fetched with the token, which a link cannot carry. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that still reads it would otherwise save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Opens a window for a file that is still being made: at once, because browsers block one that opens long after the
 * press. Where they block it all the same, the file is saved.
 */
export function openWindow(name: string) {
  const target = window.open('', '_blank')
  return {
    show(file: Blob) {
      if (target) target.location.replace(URL.createObjectURL(file))
      else saveFile(file, name)
    },
    close: () => target?.close(),
  }
}

interface Options {
  load: () => Promise<Blob>
  /** What the file is called where it has to be saved. */
  name: string
  /** What is said before the reason where it does not come. */
  failed: string
}

interface Opening {
  target: ReturnType<typeof openWindow>
  before: (() => Promise<boolean>) | undefined
}

/** Shows a file in a window of its own, because a link could not carry the session. */
export function useOpenFile({ load, name, failed }: Options) {
  const { mutate, isPending } = useCall({
    call: async ({ target, before }: Opening) => {
      try {
        if (before && !(await before())) target.close()
        else target.show(await load())
      } catch (error) {
        target.close()
        throw error
      }
    },
    failed,
  })
  /** @param before what has to succeed first, such as saving */
  const open = (before?: () => Promise<boolean>) => mutate({ target: openWindow(name), before })
  return { open, isPending }
}
