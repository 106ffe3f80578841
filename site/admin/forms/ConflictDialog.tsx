import Button from '@mui/material/Button'
import type { DialogProps } from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { SaveButton, type SaveButtonProps } from 'react-admin'
import { TitledDialog } from '../layout/TitledDialog.tsx'

interface Props extends Pick<DialogProps, 'maxWidth'> {
  title: string
  /** What saving then saves over: the newer version, or `*` for any. */
  version: string
  /** The label of the button that saves, and what it saves if that is not the form. */
  save: Pick<SaveButtonProps, 'label' | 'transform'>
  onCancel: () => void
  children: ReactNode
}

/** Asks what is to become of two versions, because somebody else has saved meanwhile. */
export const ConflictDialog = ({ title, version, save, onCancel, children, ...dialog }: Props) => (
  <TitledDialog
    title={title}
    onClose={onCancel}
    {...dialog}
    actions={
      <>
        <Button onClick={onCancel}>Weiter bearbeiten</Button>
        <SaveButton type="button" {...save} mutationOptions={{ meta: { ifMatch: version } }} />
      </>
    }
  >
    {children}
  </TitledDialog>
)
