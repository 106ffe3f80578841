import Button from '@mui/material/Button'
import { LinkBase, SaveButton, Toolbar, useCreatePath, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** The save button is always enabled, so that saving an empty form names what is missing. */
export function FormToolbar({ save = 'ra.action.save' }: { save?: string }) {
  const { isSubmitting } = useFormState()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Toolbar>
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
      <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
        Abbrechen
      </Button>
    </Toolbar>
  )
}
