import { SelectArrayInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { assignmentSettings } from '../../../shared/dealer/assignment.ts'
import { metaOf } from '../../../shared/forms/field.ts'
import { useCategories } from '../categories/useCategories.ts'
import { Field, type FieldProps, WHOLE_LINE } from '../forms/Field.tsx'
import { useOwners } from '../inquiries/owners.ts'

const { by, accounts, categories } = assignmentSettings.shape

/** Who takes care of new inquiries of the website: the way, and what belongs to that way alone. */
export function AssignmentInputs({ source }: FieldProps) {
  const chosen: unknown = useWatch({ name: `${source}.by` })
  return (
    <>
      <Field source={`${source}.by`} schema={by} />
      {chosen === 'turns' && <Field source={`${source}.accounts`} schema={accounts} />}
      {chosen === 'category' && <Field source={`${source}.categories`} schema={categories} />}
    </>
  )
}

/** Several of those who may take care of inquiries. */
export function AccountsInput({ source, schema }: FieldProps) {
  const { title, help } = metaOf(schema)
  const owners = useOwners()
  return (
    <SelectArrayInput
      source={source}
      label={title}
      choices={owners}
      helperText={help}
      sx={{ ...WHOLE_LINE, maxWidth: 420 }}
    />
  )
}

export const AccountInput = ({ source, schema, defaultValue }: FieldProps) => (
  <SelectInput
    source={source}
    label={metaOf(schema).title}
    choices={useOwners()}
    defaultValue={defaultValue}
  />
)

export const CategoryInput = ({ source, schema, defaultValue }: FieldProps) => (
  <SelectInput
    source={source}
    label={metaOf(schema).title}
    choices={useCategories().data ?? []}
    defaultValue={defaultValue}
  />
)
