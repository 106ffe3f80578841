import { AutocompleteInput, ReferenceInput } from 'react-admin'

const byTitle = { field: 'title', order: 'ASC' } as const

/** Only inquiries about one machine. */
export default function ProductSearch({ source, label }: { source: string; label: string }) {
  return (
    <ReferenceInput source={source} reference="products" sort={byTitle}>
      <AutocompleteInput
        label={label}
        optionText="title"
        filterToQuery={(search: string) => ({ search })}
        helperText={false}
        size="small"
        margin="none"
        sx={{ minWidth: 260 }}
      />
    </ReferenceInput>
  )
}
