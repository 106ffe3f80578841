import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

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
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
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
