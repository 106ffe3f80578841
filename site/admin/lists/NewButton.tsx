import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { LinkBase, useCanAccess, useResourceContext, useTranslate } from 'react-admin'
import { ADMIN } from '../data/adminPaths.ts'

/**
 * Leads to the form for a new record. Not react-admin's CreateButton, which on a phone is a bare plus that
 * covers the buttons of the last row.
 */
export function NewButton() {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ action: 'create', resource })
  if (!canAccess) return null
  return (
    <Button
      component={LinkBase}
      to={`${ADMIN}/${resource}/new`}
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
    >
      {translate(`resources.${resource}.action.create`)}
    </Button>
  )
}
