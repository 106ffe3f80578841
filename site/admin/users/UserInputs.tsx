import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { roleDescriptions, roleLabels, roles } from '../../../shared/permissions.ts'
import { Fields } from '../forms/Fields.tsx'

const choices = roles.map((id) => ({ id, name: `${roleLabels[id]}: ${roleDescriptions[id]}` }))

/** The inputs that inviting and editing share. */
export const UserInputs = () => (
  <Fields>
    <TextInput source="username" autoComplete="off" />
    <TextInput
      source="email"
      type="email"
      autoComplete="off"
      helperText="Dorthin gehen die Einladung und Links für vergessene Passwörter"
    />
    <RadioButtonGroupInput source="role" choices={choices} row={false} isRequired sx={apart} />
  </Fields>
)

const apart = { '& .MuiFormControlLabel-root': { py: 0.5 } }
