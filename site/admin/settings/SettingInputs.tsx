import {
  NumberInput,
  type NumberInputProps,
  TextInput,
  type TextInputProps,
  useWrappedSource,
} from 'react-admin'
import { settingLabel } from './labels.ts'

/** Inputs that know the name of their setting. The names are too many for the admin's first load. */
export const SettingText = (props: TextInputProps) => (
  <TextInput label={settingLabel(useWrappedSource(props.source))} {...props} />
)
export const SettingNumber = (props: NumberInputProps) => (
  <NumberInput label={settingLabel(useWrappedSource(props.source))} {...props} />
)
