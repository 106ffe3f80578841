import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type MouseEvent, type ReactNode, useId } from 'react'

export interface TitledProps
  extends Pick<DialogProps, 'maxWidth' | 'fullWidth' | 'aria-describedby'> {
  title: ReactNode
  isOpen?: boolean
  /** Whether it covers the whole screen of a phone. */
  isLong?: boolean
  onClose?: () => void
  /** The buttons below. */
  actions?: ReactNode
  children: ReactNode
}

/** A dialog under its title, with a row of buttons. */
export function TitledDialog({
  title,
  isOpen = true,
  isLong = false,
  actions,
  children,
  ...dialog
}: TitledProps) {
  const id = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open={isOpen} aria-labelledby={id} fullWidth fullScreen={isLong && isPhone} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions onClickCapture={ignoreRepeated}>{actions}</DialogActions>}
    </Dialog>
  )
}

/** The second press of a double click would hit the button that the first has brought to its place. */
function ignoreRepeated(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
