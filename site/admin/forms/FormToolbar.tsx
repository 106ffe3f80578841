import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase, SaveButton, Toolbar, useCreatePath, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** The save button is always enabled, so that saving an empty form names what is missing. */
export function FormToolbar({ children }: { children?: ReactNode }) {
  const { isSubmitting } = useFormState()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Toolbar>
      <SaveButton alwaysEnable={!isSubmitting} />
      {children}
      <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
        Abbrechen
      </Button>
    </Toolbar>
  )
}
