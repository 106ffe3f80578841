import SearchIcon from '@mui/icons-material/Search'
import { Box, ButtonBase } from '@mui/material'
import { useEffect, useState } from 'react'
import { lazyInPlace } from '../../parts/Loading.tsx'

const SearchDialog = lazyInPlace(() => import('./SearchDialog.tsx'))

/** Whoever wants the search opened says so by this event, wherever they stand. */
const OPEN = 'open-search'
export const openSearch = () => dispatchEvent(new Event(OPEN))

/** Opens the search over everything, as Strg+K does on every screen. What it is made of is loaded at the first press. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const openByKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || altKey || shiftKey || !(ctrlKey || metaKey)) return
      // The browser's own would be the address bar.
      event.preventDefault()
      setOpen(true)
    }
    addEventListener(OPEN, open)
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener(OPEN, open)
      removeEventListener('keydown', openByKey)
    }
  }, [])
  return (
    <>
      <ButtonBase aria-keyshortcuts="Control+K Meta+K" onClick={openSearch} sx={field}>
        <SearchIcon />
        Suchen
        <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit' }}>
          Strg+K
        </Box>
      </ButtonBase>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const field = {
  gap: 1,
  display: { xs: 'none', sm: 'inline-flex' },
  width: 240,
  height: 36,
  px: 1.25,
  borderRadius: 1,
  bgcolor: '#ffffff24',
  fontSize: '.875rem',
}
