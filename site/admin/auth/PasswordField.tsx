import { TextInput, type TextInputProps } from 'react-admin'
import { PASSWORD_HINT } from '../../../shared/accounts/password.ts'

interface Props extends Pick<TextInputProps, 'source' | 'label' | 'autoFocus'> {
  /** Whether it is to be chosen. */
  isNew?: boolean
}

const known = { autoComplete: 'current-password' }
const chosen = { autoComplete: 'new-password', helperText: PASSWORD_HINT }

/** The button in react-admin's PasswordInput has almost the same name as the field. */
export const PasswordField = ({ isNew = false, ...input }: Props) => (
  <TextInput type="password" {...(isNew ? chosen : known)} {...input} />
)
