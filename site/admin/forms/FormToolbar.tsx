import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase, SaveButton, Toolbar, useCreatePath, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

interface Props {
  save?: string
  children?: ReactNode
}

/** The save button is always enabled, so that saving an empty form names what is missing. */
export function FormToolbar({ save = 'ra.action.save', children }: Props) {
  const { isSubmitting } = useFormState()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Toolbar>
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
      {children}
      <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
        Abbrechen
      </Button>
    </Toolbar>
  )
}
