import { Button, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLogout } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/addresses/paths.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { ADMIN, adminPaths } from '../data/adminPaths.ts'
import { type DraftKind, draftNames } from '../kept/draft.ts'
import { BulletList, Row } from '../parts/Boxes.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AuthPage } from './AuthPage.tsx'
import { whoAmI } from './me.tsx'

/**
 * Ends the session, after a question if drafts would end with it. A screen, so that a form with changes asks before it
 * is left for it.
 */
export function Logout() {
  const logout = useLogout()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  const [drafts, setDrafts] = useState<string[]>([])
  const leave = () => void logout({ isWanted: true }, adminPaths.login, false)
  const begin = useEffectEvent(async () => {
    // Whose drafts they are.
    await whoAmI().catch(() => undefined)
    setDrafts(draftNames())
    if (draftNames().length === 0) leave()
  })
  useEffect(() => {
    void begin()
  }, [])
  if (drafts.length === 0) return null
  return (
    <AuthPage title="Trotzdem abmelden?" name="Abmelden">
      <Typography>Noch nicht gespeichert oder gesendet, und beim Abmelden gelöscht:</Typography>
      <BulletList>
        {drafts.map((name) => (
          <li key={name}>
            <DraftLink name={name} />
          </li>
        ))}
      </BulletList>
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

/** What each kind is for a person, and where it is found, by what its name says behind the kind. */
const places: Record<DraftKind, [label: string, address: (of: string) => string]> = {
  absender: ['Berichtigung eines Absenders', (id) => adminPaths.inquiry(Number(id))],
  anfrage: ['Neue Anfrage', () => adminPaths.newInquiry],
  angebot: ['Angebot', (id) => adminPaths.offer(Number.parseInt(id, 10))],
  antwort: ['Antwort auf eine Anfrage', (id) => adminPaths.inquiry(Number(id))],
  antwortvorlage: ['Antwortvorlage', (id) => `${ADMIN}/message-templates/${newOr(id)}`],
  benutzer: ['Benutzer', (id) => `${ADMIN}/users/${newOr(id)}`],
  einstellungen: ['Einstellungen', () => adminPaths.settings],
  hof: ['Maschine auf dem Hof', (id) => paths.adminYard(Number(id))],
  kategorie: ['Kategorie', () => adminPaths.newCategory],
  produkt: ['Maschine', (id) => `${ADMIN}/products/${newOr(id)}`],
  schritt: ['Nächster Schritt einer Anfrage', (id) => adminPaths.inquiry(Number.parseInt(id, 10))],
  text: ['Texte', (page) => adminPaths.text(page)],
  verloren: ['Grund einer verlorenen Anfrage', (id) => adminPaths.inquiry(Number(id))],
}

const newOr = (id: string) => (id === 'neu' ? 'new' : `${id}/edit`)

function DraftLink({ name }: { name: string }) {
  const [first, of = ''] = name.split(/\.(.*)/s)
  const kind = keysOf(places).find((known) => known === first)
  if (!kind) return name
  const [label, address] = places[kind]
  return <ScreenLink to={address(of)}>{label}</ScreenLink>
}
