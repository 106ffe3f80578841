import { Autocomplete, Box, type PopperProps, TextField, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, type SortPayload, useDebouncedEvent, useGetList } from 'react-admin'

const SHOWN = 10
const DEBOUNCE_MS = 250
const NOTHING_CHOSEN =
  'Noch nichts gewählt. Bitte wählen Sie einen Treffer oder leeren Sie das Feld.'

interface Props<Found extends RaRecord> {
  resource: string
  /** The order of what is found; without it, as the API sorts it. */
  sort?: SortPayload
  label: string
  placeholder: string
  textOf: (found: Found) => string
  /** Distinguishes those of the same name. */
  detailOf: (found: Found) => string
  /** Whether it is only shown, to say why it cannot be chosen. */
  isDisabled?: (found: Found) => boolean
  disabled?: boolean
  autoFocus?: boolean
  onChoose: (found: Found) => void
  /** Whether the hits take room of their own below the field, as in a dialog whose other fields they would cover. */
  isInPlace?: boolean
  /** Called with what stands in the field, which is chosen only by a hit. */
  onType?: (text: string) => void
}

/**
 * Finds a record by words and hands it over, and is empty again. Not react-admin's AutocompleteInput, which keeps
 * what is chosen as a value of the form.
 */
export function SearchField<Found extends RaRecord>({
  resource,
  sort,
  label,
  placeholder,
  textOf,
  detailOf,
  isDisabled,
  disabled = false,
  autoFocus = false,
  isInPlace = false,
  onChoose,
  onType,
}: Props<Found>) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const searchSoon = useDebouncedEvent(setSearch, DEBOUNCE_MS)
  const {
    data: found = [],
    isFetching,
    isPlaceholderData,
    error,
  } = useGetList<Found>(
    resource,
    { filter: { search }, pagination: { page: 1, perPage: SHOWN }, ...(sort && { sort }) },
    { enabled: isOpen, placeholderData: keepPreviousData, onError: () => undefined },
  )
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
    searchSoon(text)
  }
  // Of what was found for another text, a quick Enter would choose the first.
  const isFound = typed === search && !isPlaceholderData
  const isLeftOpen = !isOpen && typed.trim() !== ''
  return (
    <Autocomplete<Found>
      options={isFound ? found : []}
      // The server has filtered them.
      filterOptions={(all) => all}
      value={null}
      inputValue={typed}
      open={isOpen}
      autoHighlight
      {...(isInPlace && { slots: { popper: InPlace } })}
      disabled={disabled}
      loading={!isFound || isFetching}
      loadingText="Wird gesucht …"
      noOptionsText={error?.message ?? 'Nichts gefunden'}
      getOptionKey={({ id }) => id}
      getOptionLabel={textOf}
      {...(isDisabled && { getOptionDisabled: isDisabled })}
      // Enter chooses, and sends no form while a text is typed here.
      onKeyDown={(event) => event.key === 'Enter' && typed !== '' && event.preventDefault()}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => reason === 'input' && type(text)}
      onChange={(_, chosen) => {
        type('')
        if (chosen) onChoose(chosen)
      }}
      renderOption={({ key, ...option }, record) => (
        <li key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            {textOf(record)}
            <Typography variant="note">{detailOf(record)}</Typography>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          autoFocus={autoFocus}
          error={isLeftOpen}
          helperText={isLeftOpen && NOTHING_CHOSEN}
        />
      )}
    />
  )
}

/** Below the field, and brought into sight as it opens. */
const InPlace = ({ open, children }: PopperProps) =>
  open &&
  typeof children !== 'function' && (
    <div role="presentation" ref={(list) => list?.scrollIntoView({ block: 'nearest' })}>
      {children}
    </div>
  )
