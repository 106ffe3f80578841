import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Failure } from '../../parts/Loading.tsx'
import type { SearchEntry } from './searchEntries.ts'
import { useSearchEntries } from './useSearchEntries.ts'

/** Finds enquiries, offers, machines, customers and actions, and leads there. The keyboard never leaves the field. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { entries, isPending, isOffline, error, retry, remember } = useSearchEntries(typed)
  const [isAwaited, setAwaited] = useState(false)
  const go = (entry: SearchEntry) => {
    remember(entry)
    onClose()
    navigate(entry.to, { state: entry.state })
  }
  const list = useAutocomplete<SearchEntry>({
    options: entries,
    filterOptions: (all) => all,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    getOptionLabel: ({ key }) => key,
    getOptionKey: ({ key }) => key,
    groupBy: ({ group }) => group,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_, entry) => entry && go(entry),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  })
  const openFirst = useEffectEvent(() => {
    const [first] = entries
    if (first) go(first)
  })
  useEffect(() => {
    if (!isAwaited || isPending) return
    setAwaited(false)
    openFirst()
  }, [isAwaited, isPending])
  const { onKeyDown, ...root } = list.getRootProps()
  // What is still shown belongs to what was typed before.
  const awaitAnswer = (event: KeyboardEvent<HTMLDivElement>) => {
    // It ends a word that is being composed.
    if (event.key === 'Enter' && event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' || !isPending) return onKeyDown?.(event)
    event.preventDefault()
    setAwaited(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      slotProps={{ paper: { 'aria-label': 'Suche' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <Box {...root} onKeyDown={awaitAnswer} sx={head}>
        <InputBase
          autoFocus
          fullWidth
          placeholder="Kunde, Nummer, Maschine"
          inputProps={{ ...list.getInputProps(), 'aria-label': 'Suchen', enterKeyHint: 'go' }}
          sx={{ fontSize: '1.125rem' }}
        />
        <Button color="inherit" onClick={onClose}>
          Schließen
        </Button>
      </Box>
      <Box sx={{ height: 2 }}>
        {isPending && !isOffline && <LinearProgress sx={{ height: 2 }} />}
      </Box>
      {isOffline ? (
        <Alert severity="warning">{OFFLINE}</Alert>
      ) : error ? (
        <Failure text={error.message} onRetry={retry} />
      ) : null}
      <SearchLines list={list} />
      <Box role="status" sx={{ px: 2, '&:not(:empty)': { pb: 2 } }}>
        {entries.length === 0 && !isPending && !error && `Nichts gefunden zu „${typed.trim()}“.`}
      </Box>
    </Dialog>
  )
}

const OFFLINE = 'Keine Verbindung. Gesucht wird, sobald sie wieder da ist.'

const head = { display: 'flex', gap: 1, alignItems: 'center', py: 1, pl: 2, pr: 1 }

type List = Pick<
  UseAutocompleteReturnValue<SearchEntry, false, false, false, true>,
  'getListboxProps' | 'getOptionProps' | 'groupedOptions'
>

/** What a search shows, under the headings of its kinds. */
function SearchLines({ list }: { list: List }) {
  const { getListboxProps, getOptionProps, groupedOptions } = list
  if (groupedOptions.length === 0) return null
  return (
    <Box component="ul" {...getListboxProps()} aria-label="Ergebnisse" sx={lines}>
      {groupedOptions.map(({ key, group, index, options }) => (
        <li key={key} role="presentation">
          <Typography variant="note" aria-hidden sx={{ px: 2, pt: 1, fontWeight: 600 }}>
            {group}
          </Typography>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0, listStyle: 'none' }}>
            {options.map((option, place) => {
              const { key: name, ...rest } = getOptionProps({ option, index: index + place })
              return (
                <Box component="li" key={name} {...rest} sx={line}>
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {option.label}
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: '.875rem' }}>
                    {option.detail}
                  </Box>
                </Box>
              )
            })}
          </Box>
        </li>
      ))}
    </Box>
  )
}

const lines = { m: 0, p: 0, pb: 1, listStyle: 'none', overflowY: 'auto', maxHeight: { sm: '60vh' } }

const line = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: { xs: 'center', sm: 'start' },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 1.5,
  minHeight: 44,
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'action.selected' },
}
