import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { roleDescriptions, roleLabels, roles } from '../../../shared/accounts/permissions.ts'
import { choices } from '../forms/choices.ts'
import { Fields } from '../forms/Fields.tsx'

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
    <RoleInput />
  </Fields>
)

function RoleInput() {
  const chosen: unknown = useWatch({ name: 'role' })
  const role = roles.find((known) => known === chosen)
  return (
    <SelectInput
      source="role"
      choices={choices(roleLabels)}
      isRequired
      helperText={role && roleDescriptions[role]}
    />
  )
}
