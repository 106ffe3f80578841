import { Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLogout } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { countDrafts } from '../forms/draft.ts'
import { Row } from '../layout/Boxes.tsx'
import { ADMIN, adminPaths } from '../paths.ts'
import { AuthPage } from './AuthPage.tsx'

/**
 * Ends the session, after a question if drafts would end with it. A screen, so that a form with changes asks before it
 * is left for it.
 */
export function Logout() {
  const logout = useLogout()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  const [drafts] = useState(countDrafts)
  const leave = () => void logout({}, adminPaths.login, false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (drafts === 0) leave()
  }, [])
  if (drafts === 0) return null
  const [what, lost] =
    drafts === 1 ? ['Ein Entwurf ist', 'wird er'] : [`${drafts} Entwürfe sind`, 'werden sie']
  return (
    <AuthPage title="Trotzdem abmelden?" name="Abmelden">
      <Typography sx={{ mb: 2 }}>
        {what} noch nicht gespeichert oder gesendet. Beim Abmelden {lost} gelöscht.
      </Typography>
      <Row>
        <Button
          variant="contained"
          autoFocus
          onClick={() => (isFirstPage ? navigate(ADMIN) : navigate(-1))}
        >
          Weiter bearbeiten
        </Button>
        <Button onClick={leave}>Verwerfen und abmelden</Button>
      </Row>
    </AuthPage>
  )
}
