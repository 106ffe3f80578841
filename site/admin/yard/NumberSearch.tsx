import { TextField } from '@mui/material'

interface Props {
  typed: string
  onType: (typed: string) => void
}

/** Where a number or a name is typed by which machines are found. */
export const NumberSearch = ({ typed, onType }: Props) => (
  <TextField
    label="Nummer oder Name"
    type="search"
    value={typed}
    slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off' } }}
    onChange={({ target }) => onType(target.value)}
  />
)
