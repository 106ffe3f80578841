import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import {
  BooleanInput,
  type BooleanInputProps,
  NumberInput,
  type NumberInputProps,
  SelectArrayInput,
  type SelectArrayInputProps,
  SelectInput,
  type SelectInputProps,
  type SimpleFormIteratorProps,
  TextInput,
  type TextInputProps,
  useWrappedSource,
} from 'react-admin'
import { EntryList } from '../forms/EntryList.tsx'
import { settingLabel } from './labels.ts'

/** What there is to know before a part is filled in. */
export const Hint = ({ children }: { children: ReactNode }) => (
  <Typography variant="note" sx={{ mb: 1 }}>
    {children}
  </Typography>
)

/** An input that knows the name of its setting. The names are too many for the admin's first load. */
const labelled =
  <Props extends { source?: string }>(Input: ComponentType<Props>) =>
  (props: Props) => <Input label={settingLabel(useWrappedSource(props.source ?? ''))} {...props} />

export const SettingText = labelled<TextInputProps>(TextInput)
export const SettingNumber = labelled<NumberInputProps>(NumberInput)
export const SettingSwitch = labelled<BooleanInputProps>(BooleanInput)
export const SettingChoice = labelled<SelectInputProps>(SelectInput)
export const SettingChoices = labelled<SelectArrayInputProps>(SelectArrayInput)

/** The entries of a list: two short fields side by side where there is room, the longest below. */
export const Entries = (props: SimpleFormIteratorProps) => <EntryList sx={layout} {...props} />

/** The entries of a list that may be long, each in one line where there is room. */
export const ShortEntries = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <EntryList
    disableReordering
    sx={{
      '& .RaSimpleFormIterator-form': {
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
      },
      '& .RaSimpleFormIterator-line': { py: 0.5 },
    }}
  >
    {children}
  </EntryList>
)

const layout = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '& .RaSimpleFormIterator-line': { py: 2 },
}
