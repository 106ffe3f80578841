import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { NumberInput, TextInput } from 'react-admin'

/** The inputs that creating and editing share; `children` follow the name. */
export const CategoryInputs = ({ children }: { children?: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      width: '100%',
      gap: 2,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > *': { gridColumn: '1 / -1' },
      '& > .ra-input-icon, & > .ra-input-sortOrder': { gridColumn: 'auto' },
    }}
  >
    <TextInput source="name" autoFocus />
    {children}
    <TextInput source="icon" helperText="ein Emoji, zum Beispiel 🏗️" />
    <NumberInput source="sortOrder" helperText="kleine Zahlen stehen vorn" />
    <TextInput source="description" multiline minRows={3} />
  </Box>
)
