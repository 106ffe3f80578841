import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import type { SearchEntry } from './searchEntries.ts'

type List = Pick<
  UseAutocompleteReturnValue<SearchEntry, false, false, false, true>,
  'getListboxProps' | 'getOptionProps' | 'groupedOptions'
>

/** What a search shows, under the headings of its kinds. */
export function SearchLines({ list }: { list: List }) {
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
  '&.Mui-focused, &:hover': { bgcolor: 'action.selected' },
}
