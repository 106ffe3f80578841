import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { drafts } from './draft.ts'
import { dropOldDrafts } from './oldDrafts.ts'
import { dropOldViews } from './ownViews.ts'

const SHOWN_MS = 20_000

/** Drops what is too old, and says once, until there is room again, that the browser keeps no drafts. */
export function DraftCare() {
  const notify = useNotify()
  useEffect(() => {
    dropOldDrafts()
    dropOldViews()
  }, [])
  useEffect(() => {
    let isSaid = false
    const say = () => {
      if (!isSaid) notify(NO_ROOM, { type: 'warning', autoHideDuration: SHOWN_MS })
      isSaid = true
    }
    const end = () => {
      isSaid = false
    }
    drafts.addEventListener('full', say)
    drafts.addEventListener('change', end)
    return () => {
      drafts.removeEventListener('full', say)
      drafts.removeEventListener('change', end)
    }
  }, [notify])
  return null
}

const NO_ROOM =
  'Der Speicher dieses Browsers ist voll. Was Sie tippen, bleibt nur, solange diese Seite offen ist: Bitte speichern oder senden Sie es bald.'
