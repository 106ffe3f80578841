import Button from '@mui/material/Button'
import { LinkBase, SaveButton, Toolbar, useCreatePath, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Saving names what is missing even where nothing was typed yet; while it is under way it waits. */
export function FormToolbar() {
  const { isSubmitting } = useFormState()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Toolbar>
      <SaveButton alwaysEnable={!isSubmitting} />
      <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
        Abbrechen
      </Button>
    </Toolbar>
  )
}
